package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.KubeVersion;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Puts custom resources into a catalog in place of those that were there. Everything else stays,
 * and wins where two want the same path.
 */
final class CatalogChange {
  /** Groups of custom resources are told after those that Kubernetes knows. */
  private static final int PRIORITY = 1000;

  private static final Comparator<GroupVersion> BY_PRIORITY =
      Comparator.comparing(GroupVersion::version, KubeVersion.PRIORITY_ORDER);

  private CatalogChange() {}

  /**
   * The groups after the change.
   *
   * @param old the custom resources that are there
   * @param now those that are to be there, by version, each version's in the order of discovery
   */
  static List<Catalog.Group> apply(
      List<Catalog.Group> groups,
      Set<ResourceEndpoint> old,
      Map<GroupVersion, Map<String, ResourceEndpoint>> now) {
    Map<String, Map<GroupVersion, Map<String, ResourceEndpoint>>> wanted = new TreeMap<>();
    now.forEach((version, resources) ->
        wanted
            .computeIfAbsent(version.group(), group -> new TreeMap<>(BY_PRIORITY))
            .put(version, resources));
    List<Catalog.Group> result = new ArrayList<>();
    for (Catalog.Group group : groups) {
      Map<GroupVersion, Map<String, ResourceEndpoint>> versions = others(group, old);
      if (!versions.isEmpty()) {
        Map<GroupVersion, Map<String, ResourceEndpoint>> more = wanted.remove(group.name());
        if (more != null) {
          more.forEach((version, resources) ->
              resources.forEach(
                  versions.computeIfAbsent(version, v -> new LinkedHashMap<>())::putIfAbsent));
        }
        result.add(group(group.name(), group.priority(), versions));
      }
    }
    wanted.forEach((name, versions) -> insert(result, group(name, PRIORITY, versions)));
    return result;
  }

  /** What a group offers besides custom resources. */
  private static Map<GroupVersion, Map<String, ResourceEndpoint>> others(
      Catalog.Group group, Set<ResourceEndpoint> old) {
    Map<GroupVersion, Map<String, ResourceEndpoint>> versions = new LinkedHashMap<>();
    for (Catalog.Version version : group.versions()) {
      Map<String, ResourceEndpoint> resources = new LinkedHashMap<>(version.resources());
      resources.values().removeIf(old::contains);
      if (!resources.isEmpty()) {
        versions.put(version.name(), resources);
      }
    }
    return versions;
  }

  private static Catalog.Group group(
      String name, int priority, Map<GroupVersion, Map<String, ResourceEndpoint>> versions) {
    List<Catalog.Version> list = new ArrayList<>();
    versions.forEach((version, resources) -> list.add(new Catalog.Version(version, resources)));
    return new Catalog.Group(name, priority, list);
  }

  private static void insert(List<Catalog.Group> groups, Catalog.Group group) {
    int at = 0;
    while (at < groups.size()
        && (groups.get(at).priority() > group.priority()
            || (groups.get(at).priority() == group.priority()
                && groups.get(at).name().compareTo(group.name()) < 0))) {
      at++;
    }
    groups.add(at, group);
  }
}
