package dev.navarch.apimachinery.schema;

import org.jspecify.annotations.Nullable;

/** A kind in a group, in whatever version. */
public record GroupKind(String group, String kind) {

  /** Reads {@code Deployment.apps}; without a dot the group is the core group. */
  public static GroupKind parse(String text) {
    int dot = text.indexOf('.');
    return dot < 0
        ? new GroupKind("", text)
        : new GroupKind(text.substring(dot + 1), text.substring(0, dot));
  }

  public boolean isEmpty() {
    return group.isEmpty() && kind.isEmpty();
  }

  public GroupVersionKind withVersion(String version) {
    return new GroupVersionKind(group, version, kind);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof GroupKind other && group.equals(other.group) && kind.equals(other.kind);
  }

  @Override
  public int hashCode() {
    return 31 * group.hashCode() + kind.hashCode();
  }

  /** {@code Deployment.apps}, and the kind alone in the core group. */
  @Override
  public String toString() {
    return group.isEmpty() ? kind : kind + "." + group;
  }
}
