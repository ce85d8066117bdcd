package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.APIVersions;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.GroupVersionForDiscovery;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a fake tells of its resources. A group prefers the version that was named first. */
final class FakeDiscovery {
  private final Map<GroupVersion, List<FakeResource>> versions = new LinkedHashMap<>();

  FakeDiscovery(Collection<FakeResource> resources) {
    for (FakeResource resource : resources) {
      versions
          .computeIfAbsent(resource.name().groupVersion(), unused -> new ArrayList<>())
          .add(resource);
    }
  }

  /** The document at a path that is not of a resource. */
  Optional<ApiObject> find(List<String> segments) {
    return switch (String.join("/", segments)) {
      case "api" ->
          Optional.of(
              APIVersions.builder()
                  .versions(group("").stream().map(GroupVersion::version).toList())
                  .build());
      case "apis" -> Optional.of(APIGroupList.builder().groups(groups()).build());
      default -> page(segments);
    };
  }

  private Optional<ApiObject> page(List<String> segments) {
    boolean core = segments.size() == 2 && segments.get(0).equals("api");
    if (core || (segments.size() == 3 && segments.get(0).equals("apis"))) {
      return resources(new GroupVersion(core ? "" : segments.get(1), segments.getLast()));
    }
    return segments.size() == 2 && segments.get(0).equals("apis")
        ? groups().stream()
            .filter(group -> group.name().equals(segments.get(1)))
            .<ApiObject>map(group -> group)
            .findFirst()
        : Optional.empty();
  }

  private List<GroupVersion> group(String name) {
    return versions.keySet().stream().filter(version -> version.group().equals(name)).toList();
  }

  private List<APIGroup> groups() {
    Set<String> names = new LinkedHashSet<>();
    versions.keySet().forEach(version -> names.add(version.group()));
    names.remove("");
    List<APIGroup> groups = new ArrayList<>();
    for (String name : names) {
      List<GroupVersionForDiscovery> all =
          group(name).stream()
              .map(version ->
                  new GroupVersionForDiscovery(version.toApiVersion(), version.version()))
              .toList();
      groups.add(APIGroup.builder().name(name).versions(all).preferredVersion(all.get(0)).build());
    }
    return groups;
  }

  private Optional<ApiObject> resources(GroupVersion version) {
    List<FakeResource> found = versions.get(version);
    if (found == null) {
      return Optional.empty();
    }
    List<APIResource> all = new ArrayList<>();
    for (FakeResource resource : found) {
      all.add(
          APIResource.builder()
              .name(resource.name().resource())
              .singularName(resource.singular())
              .namespaced(resource.namespaced())
              .kind(resource.kind())
              .verbs(resource.verbs())
              .shortNames(resource.shortNames())
              .categories(resource.categories())
              .build());
      resource.subresources().forEach(each -> all.add(below(resource, each)));
    }
    return Optional.of(
        APIResourceList.builder().groupVersion(version.toApiVersion()).resources(all).build());
  }

  private static APIResource below(FakeResource resource, FakeSubresource subresource) {
    GroupVersionKind kind = subresource.kind();
    boolean other = !kind.groupVersion().equals(resource.name().groupVersion());
    return APIResource.builder()
        .name(resource.name().resource() + "/" + subresource.name())
        .namespaced(resource.namespaced())
        .group(other ? kind.group() : "")
        .version(other ? kind.version() : "")
        .kind(kind.kind())
        .verbs(subresource.verbs())
        .build();
  }
}
