package dev.navarch.registry.generic;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.Offer;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.EndpointTools;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.ServedResource;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.table.Columns;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Makes the catalog of all built-in resources that a server is to offer. */
public final class BuiltInCatalog {
  private final ServedVersions versions;
  private final BuiltInStores stores;
  private final RestSource others;
  private final BiFunction<GroupResource, GroupVersionKind, Columns<?>> columns;
  private final Function<GroupResource, Map<String, Function<MetaObject, String>>> fields;
  private final EndpointTools tools;

  /**
   * Creates a maker.
   *
   * @param others what is not simply stored
   * @param columns how objects of a kind look in a table that a resource gives
   * @param fields fields to select by that are no plain path
   */
  public BuiltInCatalog(
      ServedVersions versions,
      BuiltInStores stores,
      RestSource others,
      BiFunction<GroupResource, GroupVersionKind, Columns<?>> columns,
      Function<GroupResource, Map<String, Function<MetaObject, String>>> fields,
      EndpointTools tools) {
    this.versions = versions;
    this.stores = stores;
    this.others = others;
    this.columns = columns;
    this.fields = fields;
    this.tools = tools;
  }

  /** All groups with everything that is offered of them. */
  public List<Catalog.Group> groups() {
    List<Catalog.Group> groups = new ArrayList<>();
    for (ApiGroup group : BuiltInGroups.groups()) {
      List<Catalog.Version> offered = new ArrayList<>();
      for (GroupVersion version : versions.versions(group)) {
        Map<String, ResourceEndpoint> resources = resources(group, version);
        if (!resources.isEmpty()) {
          offered.add(new Catalog.Version(version, resources));
        }
      }
      if (!offered.isEmpty()) {
        groups.add(new Catalog.Group(group.name(), priority(group), offered));
      }
    }
    groups.sort((one, other) -> Integer.compare(other.priority(), one.priority()));
    return groups;
  }

  /** The group of those who announce groups comes first: nobody announces it. */
  private static int priority(ApiGroup group) {
    return group.name().equals("apiregistration.k8s.io") ? Integer.MAX_VALUE : group.priority();
  }

  private Map<String, ResourceEndpoint> resources(ApiGroup group, GroupVersion version) {
    Map<String, ResourceEndpoint> resources = new TreeMap<>();
    for (ResourceType type : group.resources()) {
      if (type.name().groupVersion().equals(version)) {
        Optional<Offer> offer = versions.offer(type);
        if (offer.isPresent()) {
          resources.put(type.path(), new ResourceEndpoint(served(type, offer.get()), tools));
        }
      }
    }
    return new LinkedHashMap<>(resources);
  }

  private Rest rest(ResourceType type) {
    GroupResource resource = type.name().groupResource();
    if (!type.isSubresource() && versions.storage(type).isPresent()) {
      return stores.of(resource);
    }
    Optional<Rest> special = others.find(type, stores);
    if (special.isPresent()) {
      return special.get();
    }
    if (!type.subresource().equals("status")) {
      throw new IllegalStateException("nobody serves " + type.path() + " of " + resource);
    }
    return stores.status(resource);
  }

  private ServedResource served(ResourceType type, Offer offer) {
    GroupResource resource = type.name().groupResource();
    GroupVersionKind kind = offer.kind();
    return new ServedResource(
        type.name(),
        type.subresource(),
        kind,
        type.namespaced(),
        versions.release().minor() >= 27 ? type.singular() : "",
        type.shortNames(),
        type.categories(),
        offer.verbs(),
        type.isSubresource() ? "" : storageHash(type, kind),
        Lazy.of(() -> rest(type)),
        Lazy.of(() -> columns.apply(resource, kind)),
        new HubFields(kind.kind(), Lazy.of(() -> fields.apply(resource))),
        versions.deprecation(kind));
  }

  private String storageHash(ResourceType type, GroupVersionKind kind) {
    Optional<GroupVersion> storage = versions.storage(type);
    if (storage.isEmpty()) {
      return "";
    }
    GroupVersion version = storage.get();
    String text = version.group() + "/" + version.version() + "/" + kind.kind();
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(Arrays.copyOf(digest, 8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
