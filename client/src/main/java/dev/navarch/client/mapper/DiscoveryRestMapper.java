package dev.navarch.client.mapper;

import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.GroupVersionForDiscovery;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.discovery.DiscoveredResources;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Makes mappers of what a server serves: groups in the server's order, of each group the preferred
 * version first.
 */
public final class DiscoveryRestMapper {
  private DiscoveryRestMapper() {}

  /** A mapper of everything that is known; what failed to be discovered is not in it. */
  public static RestMapper of(DiscoveredResources discovered) {
    TableRestMapper.Builder table = TableRestMapper.builder();
    List<GroupVersion> priorities = new ArrayList<>();
    for (APIGroup group : discovered.groups()) {
      String preferred = group.preferredVersion().version();
      if (!preferred.isEmpty()) {
        priorities.add(new GroupVersion(group.name(), preferred));
      }
      for (GroupVersionForDiscovery each : group.versions()) {
        GroupVersion version = new GroupVersion(group.name(), each.version());
        if (!each.version().equals(preferred)) {
          priorities.add(version);
        }
        discovered.resources(version).ifPresent(list -> add(table, version, list));
      }
    }
    for (APIGroup group : discovered.groups()) {
      priorities.add(new GroupVersion(group.name(), PriorityRestMapper.ANY_VERSION));
    }
    return new PriorityRestMapper(table.build(), priorities);
  }

  private static void add(
      TableRestMapper.Builder table, GroupVersion version, APIResourceList list) {
    for (APIResource resource : list.resources()) {
      if (resource.name().contains("/")) {
        continue;
      }
      String singular = resource.singularName();
      table.add(
          version.withKind(resource.kind()),
          resource.name(),
          singular.isEmpty() ? resource.kind().toLowerCase(Locale.ROOT) : singular,
          resource.namespaced() ? RestScope.NAMESPACE : RestScope.ROOT);
    }
  }
}
