package dev.navarch.apimachinery.schema;

import org.jspecify.annotations.Nullable;

/** A resource in a group, in whatever version. */
public record GroupResource(String group, String resource) {

  /** Reads {@code deployments.apps}; without a dot the group is the core group. */
  public static GroupResource parse(String text) {
    int dot = text.indexOf('.');
    return dot < 0
        ? new GroupResource("", text)
        : new GroupResource(text.substring(dot + 1), text.substring(0, dot));
  }

  public boolean isEmpty() {
    return group.isEmpty() && resource.isEmpty();
  }

  public GroupVersionResource withVersion(String version) {
    return new GroupVersionResource(group, version, resource);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof GroupResource other
        && group.equals(other.group)
        && resource.equals(other.resource);
  }

  @Override
  public int hashCode() {
    return 31 * group.hashCode() + resource.hashCode();
  }

  /** {@code deployments.apps}, and the resource alone in the core group. */
  @Override
  public String toString() {
    return group.isEmpty() ? resource : resource + "." + group;
  }
}
