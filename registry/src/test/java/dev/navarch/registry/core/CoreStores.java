package dev.navarch.registry.core;

import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.Deleted;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.BuiltInBehavior;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.RegistrySettings;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.registry.validation.Received;
import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The resources of the core group on a store in memory, without a server in front of them. */
public final class CoreStores {
  public static final Instant NOW = Instant.parse("2026-03-04T05:06:07Z");
  private static final User USER = User.of("tester");

  private final RegistryContext registry;

  private CoreStores(Store store, RegistrySettings settings) {
    CodecFactory codecs = new CodecFactory(AllTypes.scheme());
    RegistryContext[] made = new RegistryContext[1];
    BuiltInStores stores =
        new BuiltInStores(
            store,
            new ObjectTable(1 << 20),
            AllTypes.scheme(),
            codecs,
            DefaultingContext.NEWEST,
            ServedVersions.of(Release.V1_36),
            resource -> behavior(resource, made[0]));
    registry =
        new RegistryContext(
            stores,
            settings,
            CoreStores::missing,
            Optional::empty,
            CoreStores::missing,
            CoreStores::missing,
            CoreStores::missing);
    made[0] = registry;
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // it never returns
  private static <T> T missing() {
    throw new IllegalStateException("these tests do without");
  }

  private static Behavior<?> behavior(GroupResource resource, RegistryContext context) {
    Optional<Behavior<?>> special =
        resource.group().isEmpty()
            ? CoreResources.INSTANCE.behavior(resource.resource(), context)
            : Optional.empty();
    return special.isPresent() ? special.get() : BuiltInBehavior.of(resource);
  }

  /** Resources with a range of services like that of a small cluster. */
  public static CoreStores create() {
    return on(MemoryStore.create(), "10.0.0.0/24");
  }

  /** The resources of one of several servers on a store. */
  public static CoreStores on(Store store, String serviceRange) {
    return new CoreStores(store, settings(serviceRange));
  }

  public static RegistrySettings settings(String serviceRange) {
    return RegistrySettings.of(serviceRange, Duration.ofHours(1), InstantSource.fixed(NOW));
  }

  public BuiltInStores stores() {
    return registry.stores();
  }

  public <T extends MetaObject> ResourceStore<T> of(String group, String resource) {
    return stores().of(group, resource);
  }

  /** What serves a path of the core group that is not simply stored objects. */
  public Rest rest(String path) {
    ResourceType type =
        BuiltInGroups.group("").orElseThrow().resources().stream()
            .filter(candidate -> candidate.path().equals(path))
            .findFirst()
            .orElseThrow();
    return CoreResources.INSTANCE.rest(type, registry).orElseThrow();
  }

  /** A request to a path. */
  public static RequestContext request(String method, String path) {
    return new RequestContext(
        RequestInfo.of(method, path, Query.EMPTY), USER, "test", new Warnings(), NOW);
  }

  private static RequestContext request(
      ResourceStore<?> store, String method, String namespace, String subresource) {
    String group = store.kind().resource().group();
    String start = group.isEmpty() ? "/api/v1" : "/apis/" + group + "/v1";
    String within = namespace.isEmpty() ? "" : "/namespaces/" + namespace;
    String path = start + within + "/" + store.kind().resource().resource();
    return request(method, subresource.isEmpty() ? path : path + "/x/" + subresource);
  }

  /** Creates what a client sends as YAML. */
  public <T extends MetaObject> T create(Class<T> type, String resource, String document) {
    return create(type, resource, document, false);
  }

  public <T extends MetaObject> T create(
      Class<T> type, String resource, String document, boolean dryRun) {
    ResourceStore<T> store = of("", resource);
    T object = Received.object(type, document);
    String namespace = store.kind().namespaced() ? "ns" : "";
    return store.create(
        request(store, "POST", namespace, ""), namespace, object, WriteCheck.none(), dryRun);
  }

  /** Changes an object through its own path. */
  public <T extends MetaObject> T update(String resource, String name, UnaryOperator<T> change) {
    ResourceStore<T> store = of("", resource);
    return update(store, name, "", change);
  }

  /** Changes an object through the path of a sub-resource. */
  public <T extends MetaObject> T update(
      ResourceStore<T> store, String name, String subresource, UnaryOperator<T> change) {
    String namespace = store.kind().namespaced() ? "ns" : "";
    return store
        .update(
            request(store, "PUT", namespace, subresource),
            new ObjectName(namespace, name),
            existing -> {
              if (existing == null) {
                throw new AssertionError("there is no " + name);
              }
              return change.apply(existing);
            },
            WriteCheck.none(),
            UpdateRules.PLAIN)
        .object();
  }

  @SuppressWarnings("unchecked") // the caller knows the kind
  public <T extends MetaObject> ResourceStore<T> status(String group, String resource) {
    return (ResourceStore<T>) stores().status(new GroupResource(group, resource));
  }

  public <T extends MetaObject> Deleted<T> delete(String resource, String name) {
    return delete(resource, name, DeleteOptions.builder().build());
  }

  public <T extends MetaObject> Deleted<T> delete(
      String resource, String name, DeleteOptions options) {
    ResourceStore<T> store = of("", resource);
    String namespace = store.kind().namespaced() ? "ns" : "";
    return store.delete(
        request(store, "DELETE", namespace, ""),
        new ObjectName(namespace, name),
        options,
        WriteCheck.none());
  }
}
