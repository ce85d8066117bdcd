package dev.navarch.apiserver.discovery;

import dev.navarch.api.apidiscovery.v2.APIGroupDiscovery;
import dev.navarch.api.apidiscovery.v2.APIGroupDiscoveryList;
import dev.navarch.api.apidiscovery.v2.APIResourceDiscovery;
import dev.navarch.api.apidiscovery.v2.APISubresourceDiscovery;
import dev.navarch.api.apidiscovery.v2.APIVersionDiscovery;
import dev.navarch.api.apidiscovery.v2.DiscoveryFreshness;
import dev.navarch.api.apidiscovery.v2.ResourceScope;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.GroupVersionKind;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.ServedResource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Discovery of all groups in one document. */
final class AggregatedDocuments {
  static final String GROUP = "apidiscovery.k8s.io";
  static final String KIND = "APIGroupDiscoveryList";

  private AggregatedDocuments() {}

  /**
   * The groups with everything in them.
   *
   * @param version of the document; the versions differ in nothing but their names
   */
  static ApiObject of(List<Catalog.Group> groups, String version) {
    return new APIGroupDiscoveryList(
        new TypeMeta(KIND, new GroupVersion(GROUP, version).toApiVersion()),
        ListMeta.builder().build(),
        groups.stream().map(AggregatedDocuments::group).toList());
  }

  private static APIGroupDiscovery group(Catalog.Group group) {
    return new APIGroupDiscovery(
        TypeMeta.EMPTY,
        ObjectMeta.builder().name(group.name()).build(),
        group.versions().stream().map(AggregatedDocuments::version).toList());
  }

  private static APIVersionDiscovery version(Catalog.Version version) {
    Map<String, ServedResource> resources = new LinkedHashMap<>();
    Map<String, List<APISubresourceDiscovery>> subresources = new LinkedHashMap<>();
    for (ResourceEndpoint endpoint : version.resources().values()) {
      ServedResource served = endpoint.served();
      List<APISubresourceDiscovery> below =
          subresources.computeIfAbsent(served.resource().resource(), name -> new ArrayList<>());
      if (served.subresource().isEmpty()) {
        resources.put(served.resource().resource(), served);
      } else {
        below.add(
            new APISubresourceDiscovery(
                served.subresource(), kind(served, version.name()), List.of(), served.verbs()));
        resources.putIfAbsent(served.resource().resource(), served);
      }
    }
    List<APIResourceDiscovery> all = new ArrayList<>();
    subresources.forEach((name, below) -> {
      ServedResource served = resources.get(name);
      if (served != null) {
        all.add(resource(served, version.name(), below));
      }
    });
    return new APIVersionDiscovery(version.name().version(), all, DiscoveryFreshness.CURRENT);
  }

  private static APIResourceDiscovery resource(
      ServedResource served, GroupVersion in, List<APISubresourceDiscovery> subresources) {
    String scope = served.namespaced() ? ResourceScope.NAMESPACED : ResourceScope.CLUSTER;
    String name = served.resource().resource();
    if (!served.subresource().isEmpty()) {
      // A sub-resource of something that cannot be reached itself.
      return new APIResourceDiscovery(
          name,
          new GroupVersionKind("", "", ""),
          scope,
          "",
          List.of(),
          List.of(),
          List.of(),
          subresources);
    }
    return new APIResourceDiscovery(
        name,
        kind(served, in),
        scope,
        served.singular(),
        served.verbs(),
        served.shortNames(),
        served.categories(),
        subresources);
  }

  /** Group and version are told only where they are others than those that the kind is found in. */
  private static GroupVersionKind kind(ServedResource served, GroupVersion in) {
    return served.kind().groupVersion().equals(in)
        ? new GroupVersionKind("", "", served.kind().kind())
        : new GroupVersionKind(
            served.kind().group(), served.kind().version(), served.kind().kind());
  }
}
