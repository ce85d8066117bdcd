package dev.navarch.client.discovery;

import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.GroupVersionForDiscovery;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Groups and resources of a server, as far as they could be had.
 *
 * @param groups in the server's order
 * @param resources one list for each version, in the order of groups and of their versions
 * @param failures why the resources of a version are not known
 */
public record DiscoveredResources(
    List<APIGroup> groups, List<APIResourceList> resources, Map<GroupVersion, Exception> failures) {
  public DiscoveredResources {
    groups = List.copyOf(groups);
    resources = List.copyOf(resources);
    failures = Collections.unmodifiableMap(new LinkedHashMap<>(failures));
  }

  /** The same, if it is everything. */
  public DiscoveredResources orThrow() throws GroupDiscoveryException {
    if (!failures.isEmpty()) {
      throw new GroupDiscoveryException(this);
    }
    return this;
  }

  /** The resources of a version, if they are known. */
  public Optional<APIResourceList> resources(GroupVersion version) {
    String text = version.toString();
    return resources.stream().filter(list -> list.groupVersion().equals(text)).findFirst();
  }

  /** All versions of all groups, in order. */
  public List<GroupVersion> versions() {
    List<GroupVersion> versions = new ArrayList<>();
    for (APIGroup group : groups) {
      for (GroupVersionForDiscovery version : group.versions()) {
        versions.add(new GroupVersion(group.name(), version.version()));
      }
    }
    return versions;
  }

  /** Only one version of each resource: the group's preferred one, or else the first. */
  DiscoveredResources preferred() {
    Map<GroupResource, GroupVersion> chosen = new HashMap<>();
    for (APIGroup group : groups) {
      for (GroupVersionForDiscovery each : group.versions()) {
        GroupVersion version = new GroupVersion(group.name(), each.version());
        boolean preferred = each.version().equals(group.preferredVersion().version());
        for (APIResource resource : mainResources(version)) {
          GroupResource name = new GroupResource(group.name(), resource.name());
          if (preferred) {
            chosen.put(name, version);
          } else {
            chosen.putIfAbsent(name, version);
          }
        }
      }
    }
    List<APIResourceList> lists = new ArrayList<>();
    for (GroupVersion version : versions()) {
      List<APIResource> kept =
          mainResources(version).stream()
              .filter(resource ->
                  version.equals(chosen.get(new GroupResource(version.group(), resource.name()))))
              .toList();
      if (!kept.isEmpty()) {
        lists.add(
            APIResourceList.builder().groupVersion(version.toString()).resources(kept).build());
      }
    }
    return new DiscoveredResources(groups, lists, failures);
  }

  private List<APIResource> mainResources(GroupVersion version) {
    return resources(version).map(APIResourceList::resources).orElse(List.of()).stream()
        .filter(resource -> !resource.name().contains("/"))
        .toList();
  }
}
