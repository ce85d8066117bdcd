package dev.navarch.apimachinery.schema;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The full name of a resource. */
public record GroupVersionResource(String group, String version, String resource) {

  /**
   * Reads {@code deployments.v1.apps} as people type it. Two names in a row may also be a resource
   * and a group with a dot in it: the caller has to try {@link GroupResource#parse} too, and to
   * know which of the two exists. Empty with fewer than two dots.
   */
  public static Optional<GroupVersionResource> parseArg(String text) {
    String[] parts = text.split("\\.", 3);
    return parts.length == 3
        ? Optional.of(new GroupVersionResource(parts[2], parts[1], parts[0]))
        : Optional.empty();
  }

  public boolean isEmpty() {
    return group.isEmpty() && version.isEmpty() && resource.isEmpty();
  }

  public GroupVersion groupVersion() {
    return new GroupVersion(group, version);
  }

  public GroupResource groupResource() {
    return new GroupResource(group, resource);
  }

  public GroupVersionResource withResource(String other) {
    return new GroupVersionResource(group, version, other);
  }

  public GroupVersionResource withVersion(String other) {
    return new GroupVersionResource(group, other, resource);
  }

  /** The group and version as in an object's {@code apiVersion}. */
  public String toApiVersion() {
    return group.isEmpty() ? version : group + "/" + version;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof GroupVersionResource other
        && group.equals(other.group)
        && version.equals(other.version)
        && resource.equals(other.resource);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * group.hashCode() + version.hashCode()) + resource.hashCode();
  }

  /** {@code apps/v1, Resource=deployments}. */
  @Override
  public String toString() {
    return group + "/" + version + ", Resource=" + resource;
  }
}
