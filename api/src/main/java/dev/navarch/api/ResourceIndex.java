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
import org.jspecify.annotations.Nullable;

/** Finds resources by any of their names. Immutable. */
final class ResourceIndex {
  private record Name(GroupVersionResource resource, String subresource) {
    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Name other
          && resource.equals(other.resource)
          && subresource.equals(other.subresource);
    }

    @Override
    public int hashCode() {
      return 31 * resource.hashCode() + subresource.hashCode();
    }
  }

  /** The groups of higher priority first. */
  private static final class ByPriority implements Comparator<ApiGroup> {
    @Override
    public int compare(ApiGroup a, ApiGroup b) {
      return Integer.compare(b.priority(), a.priority());
    }
  }

  private final List<ApiGroup> groups;
  private final List<ResourceType> resources;
  private final Map<String, ApiGroup> byGroup = new HashMap<>();
  private final Map<Name, ResourceType> byName = new HashMap<>();
  private final Map<GroupVersionKind, ResourceType> byKind = new HashMap<>();
  private final Map<String, List<ResourceType>> byShortName = new HashMap<>();

  ResourceIndex(List<ApiGroup> unordered) {
    List<ApiGroup> ordered = new ArrayList<>(unordered);
    ordered.sort(new ByPriority());
    groups = List.copyOf(ordered);
    List<ResourceType> all = new ArrayList<>();
    for (ApiGroup group : groups) {
      byGroup.put(group.name(), group);
      all.addAll(group.resources());
    }
    resources = List.copyOf(all);
    for (ResourceType type : resources) {
      add(type);
    }
  }

  private void add(ResourceType type) {
    byName.put(new Name(type.name(), type.subresource()), type);
    if (!type.isSubresource()) {
      byKind.put(type.kind(), type);
    }
    for (String shortName : type.shortNames()) {
      List<ResourceType> sharing = byShortName.get(shortName);
      if (sharing == null) {
        sharing = new ArrayList<>();
        byShortName.put(shortName, sharing);
      }
      sharing.add(type);
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
