package dev.navarch.registry.bootstrap;

import dev.navarch.api.core.v1.Service;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.FieldOwnership;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.bootstrap.BootstrapReconciliation.Change;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.TraitStrategy;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puts right what a server finds of its first objects when it starts again, perhaps in another
 * release or at another address. Only what is not as it should be is written. Belongs to one
 * thread.
 */
public final class BootstrapRepair {
  private static final User SELF = User.of("system:apiserver", User.MASTERS_GROUP);
  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));
  private static final DeleteOptions AT_ONCE = DeleteOptions.builder().build();

  /** Several servers that start at once mend the same things; one of them is enough. */
  private static final int ATTEMPTS = 10;

  private final BuiltInStores stores;
  private final Time now;
  private final RequestContext context;
  private @Nullable String serviceAddress;

  /** Starts repairs at the time of the server's start. */
  public BootstrapRepair(BuiltInStores stores, Time now) {
    this.stores = stores;
    this.now = now;
    this.context =
        new RequestContext(
            RequestInfo.of("PUT", "/", Query.EMPTY), SELF, "", new Warnings(), now.toInstant());
  }

  /** Sees to an object that is there already. */
  public void found(ResourceStore<?> store, KeyValue stored, MetaObject expected) {
    if (BootstrapReconciliation.coversKind(expected.groupVersionKind().kind())) {
      repair(store, stored, expected);
    }
  }

  private <T extends MetaObject> void repair(
      ResourceStore<T> store, KeyValue stored, MetaObject expected) {
    T existing = store.object(store.stored(stored));
    if (existing instanceof Service service) {
      serviceAddress = service.spec().clusterIP();
    }
    switch (BootstrapReconciliation.change(existing, expected, now.toInstant())) {
      case Change.None none -> {}
      case Change.Update update -> update(store, expected);
      case Change.Replace replace -> {
        if (delete(store, existing)) {
          stores
              .store()
              .commit(Txn.create(stored.key(), store.model().toStorage(replace.wanted())));
        }
      }
    }
  }

  /**
   * Whether an object that is not there has to be created. The first address of the range has not
   * if the server's service has another one, because the range was another when it was made.
   * Everything that is there must have been {@link #found} before.
   */
  public boolean isMissed(MetaObject expected) {
    return serviceAddress == null
        || !expected.groupVersionKind().kind().equals("IPAddress")
        || serviceAddress.equals(expected.metadata().name());
  }

  /** Removes what servers of other releases have made for themselves, and nobody has taken over. */
  public void removeOutdated(List<MetaObject> expected) {
    remove(
        stores.of("apiregistration.k8s.io", "apiservices"),
        LocalApiServices::outdated,
        of("APIService", expected));
    remove(
        stores.of("flowcontrol.apiserver.k8s.io", "flowschemas"),
        FlowControlReconciliation::outdated,
        of("FlowSchema", expected));
    remove(
        stores.of("flowcontrol.apiserver.k8s.io", "prioritylevelconfigurations"),
        FlowControlReconciliation::outdated,
        of("PriorityLevelConfiguration", expected));
  }

  private interface Outdated<T> {
    List<T> of(List<T> existing, List<MetaObject> expected);
  }

  private <T extends MetaObject> void remove(
      ResourceStore<T> store, Outdated<T> outdated, List<MetaObject> expected) {
    for (T object : outdated.of(store.list(""), expected)) {
      delete(store, object);
    }
  }

  private static List<MetaObject> of(String kind, List<MetaObject> objects) {
    List<MetaObject> found = new ArrayList<>();
    for (MetaObject object : objects) {
      if (object.groupVersionKind().kind().equals(kind)) {
        found.add(object);
      }
    }
    return found;
  }

  /**
   * Writes as the server itself, past the rules for clients: its own address, for one, may be one
   * that no client could give an endpoint.
   */
  private <T extends MetaObject> void update(ResourceStore<T> store, MetaObject expected) {
    ByteString key = store.key(name(expected));
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Optional<KeyValue> stored = stores.store().get(key);
      if (stored.isEmpty()) {
        return;
      }
      T live = store.object(store.stored(stored.get()));
      T wanted = changed(store, live, expected);
      if (wanted == live) {
        return;
      }
      MetaObject written = asNextGeneration(wanted, live);
      Txn txn = Txn.update(key, stored.get().modRevision(), store.model().toStorage(written));
      if (stores.store().commit(txn).isCommitted()) {
        return;
      }
    }
  }

  /** Objects that count their generations have one more, unless only metadata changed. */
  private static <T extends MetaObject> MetaObject asNextGeneration(T wanted, T live) {
    long before = live.metadata().generation();
    long generation = before > 0 && TraitStrategy.Parts.differ(wanted, live) ? before + 1 : before;
    return wanted.withMetadata(
        wanted.metadata().toBuilder().resourceVersion("").generation(generation).build());
  }

  @SuppressWarnings("unchecked") // what is wanted is of the class of what is there
  private <T extends MetaObject> T changed(ResourceStore<T> store, T live, MetaObject expected) {
    return BootstrapReconciliation.change(live, expected, now.toInstant())
            instanceof Change.Update update
        ? (T)
            new FieldOwnership(store.model(), expected.groupVersionKind(), "", STATUS)
                .updated(live, update.wanted(), manager(expected), now)
        : live;
  }

  /** The one who creates such objects also changes them. */
  private static String manager(MetaObject expected) {
    String manager = "";
    for (ManagedFieldsEntry entry : expected.metadata().managedFields()) {
      if (entry.subresource().isEmpty()) {
        manager = entry.manager();
      }
    }
    return manager;
  }

  private <T extends MetaObject> boolean delete(ResourceStore<T> store, T object) {
    return ignoringAbsence(() -> store.delete(context, name(object), AT_ONCE, WriteCheck.none()));
  }

  /** Says whether the object was there; another server may have seen to it. */
  private static boolean ignoringAbsence(Runnable write) {
    try {
      write.run();
      return true;
    } catch (ApiException e) {
      if (e.reason() != StatusReason.NOT_FOUND) {
        throw e;
      }
      return false;
    }
  }

  private static ObjectName name(MetaObject object) {
    return new ObjectName(object.metadata().namespace(), object.metadata().name());
  }
}
