package dev.navarch.api;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds resources by any of their names. Immutable. */
final class ResourceIndex {
  private record Name(GroupVersionResource resource, String subresource) {}

  private final List<ApiGroup> groups;
  private final List<ResourceType> resources;
  private final Map<String, ApiGroup> byGroup = new HashMap<>();
  private final Map<Name, ResourceType> byName = new HashMap<>();
  private final Map<GroupVersionKind, ResourceType> byKind = new HashMap<>();
  private final Map<String, List<ResourceType>> byShortName = new HashMap<>();

  ResourceIndex(List<ApiGroup> unordered) {
    groups =
        unordered.stream().sorted(Comparator.comparingInt(ApiGroup::priority).reversed()).toList();
    resources = groups.stream().flatMap(group -> group.resources().stream()).toList();
    groups.forEach(group -> byGroup.put(group.name(), group));
    resources.forEach(this::add);
  }

  private void add(ResourceType type) {
    byName.put(new Name(type.name(), type.subresource()), type);
    if (!type.isSubresource()) {
      byKind.put(type.kind(), type);
    }
    for (String shortName : type.shortNames()) {
      byShortName.computeIfAbsent(shortName, unused -> new ArrayList<>()).add(type);
    }
  }

  List<ApiGroup> groups() {
    return groups;
  }

  List<ResourceType> resources() {
    return resources;
  }

  Optional<ApiGroup> group(String name) {
    return Optional.ofNullable(byGroup.get(name));
  }

  Optional<ResourceType> resource(GroupVersionResource resource, String subresource) {
    return Optional.ofNullable(byName.get(new Name(resource, subresource)));
  }

  Optional<ResourceType> resource(GroupVersionKind kind) {
    return Optional.ofNullable(byKind.get(kind));
  }

  List<ResourceType> withShortName(String shortName) {
    return List.copyOf(byShortName.getOrDefault(shortName, List.of()));
  }
}
