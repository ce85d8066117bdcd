package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.managedfields.FieldManager;
import dev.navarch.apimachinery.managedfields.ManagedFieldsTree;
import dev.navarch.apimachinery.managedfields.VersionConverter;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads the quotas of a namespace, and writes what is used of several of them at once. */
final class QuotaLedger {
  /** Under which name the server owns what it writes by itself. */
  private static final String MANAGER = "kube-apiserver-1.36";

  private static final GroupVersionKind KIND = new GroupVersionKind("", "v1", "ResourceQuota");

  private final ResourceStore<ResourceQuota> quotas;
  private final FieldManager owners;
  private final InstantSource clock;

  QuotaLedger(BuiltInStores stores, InstantSource clock) {
    this.quotas = stores.of("", "resourcequotas");
    this.clock = clock;
    ObjectModel model = quotas.model();
    this.owners =
        FieldManager.of(
                version -> model.treeType(GroupVersion.parse(version)),
                VersionConverter.SINGLE_VERSION)
            .startingFrom(version -> model.emptyTree(GroupVersion.parse(version)));
  }

  /** A quota as it was read. */
  record Account(KeyValue stored, ResourceQuota quota) {}

  /**
   * A quota as it is to be.
   *
   * @param used what is used of everything that the quota limits
   */
  record Charge(Account account, Map<String, Quantity> used) {}

  /** In the order of their names. */
  List<Account> accounts(String namespace) {
    List<Account> accounts = new ArrayList<>();
    for (KeyValue stored :
        guarded("list", () -> quotas.store().range(RangeRequest.of(quotas.span(namespace))))
            .items()) {
      accounts.add(new Account(stored, quotas.object(quotas.stored(stored))));
    }
    return accounts;
  }

  /** Writes all or nothing; false if one of the quotas is no longer what was read. */
  boolean write(List<Charge> charges) {
    Time now = Time.of(clock.instant());
    Txn.Builder txn = Txn.builder();
    List<ResourceQuota> written = new ArrayList<>();
    List<ByteString> values = new ArrayList<>();
    for (Charge charge : charges) {
      KeyValue stored = charge.account().stored();
      ResourceQuota changed = changed(charge, now);
      ByteString value = quotas.model().toStorage(withVersion(changed, ""));
      txn.ifRevision(stored.key(), stored.modRevision()).put(stored.key(), value);
      written.add(changed);
      values.add(value);
    }
    TxnResult result = guarded("update", () -> quotas.store().commit(txn.build()));
    if (result instanceof TxnResult.Conflict) {
      return false;
    }
    for (int i = 0; i < charges.size(); i++) {
      ResourceQuota quota = withVersion(written.get(i), Long.toString(result.revision()));
      quotas
          .table()
          .wrote(
              charges.get(i).account().stored().key(),
              values.get(i),
              result.revision(),
              quota,
              quotas.model());
    }
    return true;
  }

  private ResourceQuota changed(Charge charge, Time now) {
    ResourceQuota before = charge.account().quota();
    return owned(
        before, before.toBuilder().status(status -> status.used(charge.used())).build(), now);
  }

  /** The changed quota, in which the numbers that changed belong to the server. */
  private ResourceQuota owned(ResourceQuota before, ResourceQuota after, Time now) {
    ObjectModel model = quotas.model();
    StringMap<@Nullable Object> live = model.toTree(before, KIND.groupVersion());
    StringMap<@Nullable Object> changed = model.toTree(after, KIND.groupVersion());
    try {
      return (ResourceQuota)
          model.fromTreeAsItIs(
              owners
                  .update(
                      live,
                      changed,
                      ManagedFieldsTree.forUpdate(live, changed, "status"),
                      MANAGER,
                      KIND.groupVersion().toApiVersion(),
                      "status",
                      now)
                  .toTree(),
              KIND);
    } catch (SchemaException e) {
      return after;
    }
  }

  private static ResourceQuota withVersion(ResourceQuota quota, String version) {
    return quota.toBuilder().metadata(metadata -> metadata.resourceVersion(version)).build();
  }

  private <R> R guarded(String action, Supplier<R> call) {
    try {
      return call.get();
    } catch (StorageException e) {
      throw toApi(e, action);
    }
  }

  private ApiException toApi(StorageException failure, String action) {
    return StorageFailures.toApi(failure, quotas.kind().resource(), action);
  }
}
