package dev.navarch.client.discovery;

import dev.navarch.api.apidiscovery.v2.APIGroupDiscovery;
import dev.navarch.api.apidiscovery.v2.APIGroupDiscoveryList;
import dev.navarch.api.apidiscovery.v2.APIResourceDiscovery;
import dev.navarch.api.apidiscovery.v2.APISubresourceDiscovery;
import dev.navarch.api.apidiscovery.v2.APIVersionDiscovery;
import dev.navarch.api.apidiscovery.v2.DiscoveryFreshness;
import dev.navarch.api.apidiscovery.v2.ResourceScope;
import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIGroupDescriptor;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceBuilder;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.GroupVersionForDiscovery;
import dev.navarch.apimachinery.meta.v1.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns what newer servers tell at once into what older ones tell in pieces. */
final class AggregatedDiscovery {
  private final List<APIGroup> groups = new ArrayList<>();
  private final List<APIResourceList> resources = new ArrayList<>();
  private final Map<GroupVersion, Exception> failures = new LinkedHashMap<>();

  private AggregatedDiscovery() {}

  static DiscoveredResources split(APIGroupDiscoveryList all) {
    AggregatedDiscovery split = new AggregatedDiscovery();
    all.items().forEach(split::add);
    return new DiscoveredResources(split.groups, split.resources, split.failures);
  }

  /** The version that stands first is the preferred one. */
  private void add(APIGroupDiscovery group) {
    String name = group.metadata().name();
    List<GroupVersionForDiscovery> versions = new ArrayList<>();
    for (APIVersionDiscovery each : group.versions()) {
      GroupVersion version = new GroupVersion(name, each.version());
      versions.add(new GroupVersionForDiscovery(version.toString(), each.version()));
      if (each.freshness().equals(DiscoveryFreshness.STALE)) {
        failures.put(version, new StaleGroupVersionException(version));
      } else {
        resources.add(resources(version, each));
      }
    }
    if (!versions.isEmpty()) {
      groups.add(
          APIGroupDescriptor.ZERO.toBuilder()
              .name(name)
              .versions(versions)
              .preferredVersion(versions.get(0))
              .build());
    }
  }

  private static APIResourceList resources(GroupVersion version, APIVersionDiscovery discovery) {
    List<APIResource> all = new ArrayList<>();
    for (APIResourceDiscovery resource : discovery.resources()) {
      boolean namespaced = resource.scope().equals(ResourceScope.NAMESPACED);
      GroupVersionKind kind = resource.responseKind();
      if (kind != null) {
        all.add(
            of(version, kind, resource.resource(), resource.singularResource(), namespaced)
                .verbs(resource.verbs())
                .shortNames(resource.shortNames())
                .categories(resource.categories())
                .build());
      }
      for (APISubresourceDiscovery subresource : resource.subresources()) {
        String name = resource.resource() + "/" + subresource.subresource();
        GroupVersionKind subresourceKind = subresource.responseKind();
        if (subresourceKind != null) {
          all.add(
              of(version, subresourceKind, name, resource.singularResource(), namespaced)
                  .verbs(subresource.verbs())
                  .build());
        }
      }
    }
    return APIResourceList.builder().groupVersion(version.toString()).resources(all).build();
  }

  private static APIResourceBuilder of(
      GroupVersion version,
      GroupVersionKind kind,
      String name,
      String singular,
      boolean namespaced) {
    boolean same =
        isSame(kind.group(), version.group()) && isSame(kind.version(), version.version());
    return APIResource.builder()
        .name(name)
        .singularName(singular)
        .namespaced(namespaced)
        .group(same ? "" : kind.group())
        .version(same ? "" : kind.version())
        .kind(kind.kind());
  }

  /** An empty name stands for that of the version around it. */
  private static boolean isSame(String of, String around) {
    return of.isEmpty() || of.equals(around);
  }
}
