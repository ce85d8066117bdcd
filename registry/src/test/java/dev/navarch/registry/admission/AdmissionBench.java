package dev.navarch.registry.admission;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.MutatingPlugin;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.registry.generic.BuiltInBehavior;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.Txn;
import dev.navarch.storage.memory.MemoryStore;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Stores in memory, what lies in them, and requests against them. */
public final class AdmissionBench {
  public static final InstantSource CLOCK =
      InstantSource.fixed(Instant.parse("2030-01-02T03:04:05Z"));

  private final BuiltInStores stores;
  private final Warnings warnings = new Warnings();

  public AdmissionBench() {
    Scheme scheme = AllTypes.scheme();
    DefaultingContext defaulting = new DefaultingContext(CLOCK, Map.of(), Release.V1_36.minor());
    stores =
        new BuiltInStores(
            MemoryStore.create(),
            new ObjectTable(1 << 20),
            scheme,
            new CodecFactory(scheme, defaulting),
            defaulting,
            ServedVersions.of(Release.V1_36),
            BuiltInBehavior::of);
  }

  public BuiltInStores stores() {
    return stores;
  }

  public Warnings warnings() {
    return warnings;
  }

  // ---- what is there

  /** Puts an object into the store as it is, past all rules. */
  public <T extends MetaObject> void put(String group, String resource, T object) {
    ResourceStore<T> store = stores.of(group, resource);
    Txn txn =
        Txn.put(
            store.key(new ObjectName(object.metadata().namespace(), object.metadata().name())),
            store.model().toStorage(object));
    stores.store().commit(txn);
  }

  public <T extends MetaObject> T get(
      Class<T> type, String group, String resource, String namespace, String name) {
    return type.cast(stores.of(group, resource).require(new ObjectName(namespace, name)));
  }

  public void namespace(String name, Map<String, String> labels) {
    put(
        "",
        "namespaces",
        Namespace.builder()
            .metadata(m -> m.name(name).labels(labels))
            .status(s -> s.phase("Active"))
            .build());
  }

  public void account(String namespace, String name) {
    put(
        "",
        "serviceaccounts",
        ServiceAccount.builder().metadata(m -> m.name(name).namespace(namespace)).build());
  }

  /** A pod in the namespace {@code n} with one container, {@code app}. */
  public static Pod pod(String name) {
    return Pod.builder()
        .metadata(m -> m.name(name).namespace("n"))
        .spec(s -> s.addToContainers(c -> c.name("app").image("registry.example/app:1")))
        .build();
  }

  // ---- requests

  public AdmissionRequest create(String group, String resource, MetaObject object) {
    return request(Operation.CREATE, group, resource, "", object, null, false);
  }

  public AdmissionRequest update(String group, String resource, MetaObject object, MetaObject old) {
    return request(Operation.UPDATE, group, resource, "", object, old, false);
  }

  public AdmissionRequest delete(String group, String resource, MetaObject old) {
    return request(Operation.DELETE, group, resource, "", null, old, false);
  }

  public AdmissionRequest request(
      Operation operation,
      String group,
      String resource,
      String subresource,
      @Nullable MetaObject object,
      @Nullable MetaObject old,
      boolean dryRun) {
    MetaObject either = object == null ? Objects.requireNonNull(old) : object;
    return new AdmissionRequest(
        operation,
        new GroupVersionResource(group, "v1", resource),
        subresource,
        new GroupVersionKind(group, "v1", either.getClass().getSimpleName()),
        either.metadata().namespace(),
        either.metadata().name(),
        object,
        old,
        null,
        User.of("jane"),
        dryRun,
        warnings);
  }

  /** What a plug-in makes of a request's object. */
  @SuppressWarnings("unchecked") // plug-ins change objects, never their class
  public static <T extends ApiObject> T admitted(
      MutatingPlugin plugin, AdmissionRequest request, T object) {
    return (T) plugin.admit(request, object);
  }

  /** How a plug-in refuses a request while it changes objects. */
  public static ApiException refusedChange(MutatingPlugin plugin, AdmissionRequest request) {
    return catchThrowableOfType(
        ApiException.class, () -> plugin.admit(request, Objects.requireNonNull(request.object())));
  }

  /** How a plug-in refuses a request. */
  public static ApiException refused(ValidatingPlugin plugin, AdmissionRequest request) {
    return catchThrowableOfType(ApiException.class, () -> plugin.validate(request));
  }
}
