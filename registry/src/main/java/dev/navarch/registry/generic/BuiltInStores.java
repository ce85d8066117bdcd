package dev.navarch.registry.generic;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.objects.TypedModel;
import dev.navarch.apiserver.rest.ResourceKind;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.storage.Store;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The stores of all built-in resources. A store is made when it is first asked for, so that what a
 * resource brings along is loaded when it is used.
 */
public final class BuiltInStores {
  private final Store store;
  private final ObjectTable table;
  private final Scheme scheme;
  private final CodecFactory codecs;
  private final DefaultingContext defaulting;
  private final ServedVersions versions;
  private final Function<GroupResource, Behavior<?>> behaviors;
  private final Map<GroupResource, ResourceStore<?>> stores = new ConcurrentHashMap<>();
  private final Map<GroupResource, ResourceStore<?>> statuses = new ConcurrentHashMap<>();

  /**
   * Creates the stores.
   *
   * @param behaviors what is special about each resource
   */
  public BuiltInStores(
      Store store,
      ObjectTable table,
      Scheme scheme,
      CodecFactory codecs,
      DefaultingContext defaulting,
      ServedVersions versions,
      Function<GroupResource, Behavior<?>> behaviors) {
    this.store = store;
    this.table = table;
    this.scheme = scheme;
    this.codecs = codecs;
    this.defaulting = defaulting;
    this.versions = versions;
    this.behaviors = behaviors;
  }

  public Store store() {
    return store;
  }

  public ObjectTable table() {
    return table;
  }

  public Scheme scheme() {
    return scheme;
  }

  /** The store of a resource; the caller knows of which class its hub objects are. */
  @SuppressWarnings("unchecked") // the resource's kind decides
  public <T extends MetaObject> ResourceStore<T> of(String group, String resource) {
    return (ResourceStore<T>) of(new GroupResource(group, resource));
  }

  public ResourceStore<?> of(GroupResource resource) {
    ResourceStore<?> known = stores.get(resource);
    return known != null ? known : stores.computeIfAbsent(resource, this::make);
  }

  /** The store of a resource, if there is such a built-in resource and it is stored. */
  public Optional<ResourceStore<?>> find(GroupResource resource) {
    return lookUp(resource).flatMap(versions::storage).map(version -> of(resource));
  }

  /** The same objects, of which only the status is written. */
  public ResourceStore<?> status(GroupResource resource) {
    return statuses.computeIfAbsent(resource, name -> makeStatus(of(name), name));
  }

  private ResourceStore<?> make(GroupResource resource) {
    return make(resource, behaviors.apply(resource));
  }

  private <T extends MetaObject> ResourceStore<T> make(
      GroupResource resource, Behavior<T> behavior) {
    return new ResourceStore<>(kind(resource), behavior.main(), behavior.effects(), store, table);
  }

  /** How and where objects of a resource are stored, whatever else is special about it. */
  public <T extends MetaObject> ResourceKind<T> kind(GroupResource resource) {
    ResourceType type = type(resource);
    Optional<GroupVersion> storage = versions.storage(type);
    if (storage.isEmpty()) {
      throw new IllegalArgumentException(resource + " is not stored");
    }
    GroupKind kind = new GroupKind(resource.group(), type.kind().kind());
    return new ResourceKind<>(
        resource,
        kind.group().equals("events.k8s.io") ? new GroupKind("", kind.kind()) : kind,
        type.namespaced(),
        type.keyPrefix() + "/",
        model(kind, storage.get()));
  }

  /** How objects of a kind are read and written, also of one that is never stored. */
  public TypedModel model(GroupKind kind, GroupVersion storage) {
    return new TypedModel(scheme, codecs, defaulting, kind, storage);
  }

  @SuppressWarnings("unchecked") // behaviour and store are of the same resource
  private <T extends MetaObject> ResourceStore<T> makeStatus(
      ResourceStore<T> main, GroupResource resource) {
    Behavior<T> behavior = (Behavior<T>) behaviors.apply(resource);
    Strategy<T> status =
        behavior.status() != null
            ? behavior.status()
            : new StatusStrategy<>(behavior.main(), hub(main));
    return main.under(status);
  }

  private TypeDescriptor<?> hub(ResourceStore<?> main) {
    GroupKind kind = main.kind().kind();
    return TypeDescriptor.of(
        scheme.type(GroupVersion.internal(kind.group()).withKind(kind.kind())));
  }

  /** A resource in any version: what all versions share. */
  static ResourceType type(GroupResource resource) {
    Optional<ResourceType> type = lookUp(resource);
    if (type.isEmpty()) {
      throw new IllegalArgumentException("no such resource: " + resource);
    }
    return type.get();
  }

  private static Optional<ResourceType> lookUp(GroupResource resource) {
    Optional<ApiGroup> group = BuiltInGroups.group(resource.group());
    if (group.isPresent()) {
      for (ResourceType type : group.get().resources()) {
        if (type.name().resource().equals(resource.resource()) && !type.isSubresource()) {
          return Optional.of(type);
        }
      }
    }
    return Optional.empty();
  }
}
