package dev.navarch.api.install;

import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A group with everything in it.
 *
 * @param name empty for the core group
 * @param priority where the group stands among all groups, the higher the earlier; 0 for a group
 *     that is not announced to the aggregator, or announces itself
 * @param versions all versions that have types, best first
 * @param resources the resources of all versions in the order of the versions, each followed by its
 *     sub-resources
 */
public record ApiGroup(
    String name, int priority, List<ApiGroupVersion> versions, List<ResourceType> resources) {

  public ApiGroup {
    versions = List.copyOf(versions);
    resources = List.copyOf(resources);
  }

  public Optional<ApiGroupVersion> version(String version) {
    for (ApiGroupVersion known : versions) {
      if (known.version().equals(version)) {
        return Optional.of(known);
      }
    }
    return Optional.empty();
  }

  /** What a release serves without being told to, preferred version first. */
  public List<ApiGroupVersion> servedByDefault(Release release) {
    return versions.stream()
        .filter(version -> version.serving(release) == Serving.BY_DEFAULT)
        .sorted(
            Comparator.comparingInt((ApiGroupVersion version) -> version.priority(release))
                .reversed())
        .toList();
  }

  /** The version to use when a client names none; empty when no version is served by default. */
  public Optional<GroupVersion> preferredVersion(Release release) {
    return servedByDefault(release).stream()
        .findFirst()
        .map(version -> new GroupVersion(name, version.version()));
  }

  /** The version, perhaps of another group, in which a release stores a resource of this group. */
  public Optional<GroupVersion> storageVersion(String resource, Release release) {
    return resources.stream()
        .filter(type -> type.name().resource().equals(resource) && !type.isSubresource())
        .flatMap(type -> Optional.ofNullable(type.in(release).storage()).stream())
        .findFirst();
  }
}
