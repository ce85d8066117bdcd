package dev.navarch.apimachinery.schema;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The full name of a kind. */
public record GroupVersionKind(String group, String version, String kind) {

  /**
   * Reads what an object says of itself. An {@code apiVersion} that cannot be read counts as empty,
   * so that the kind at least survives into error messages.
   */
  public static GroupVersionKind fromApiVersionAndKind(String apiVersion, String kind) {
    int slash = apiVersion.indexOf('/');
    boolean readable = slash < 0 || slash == apiVersion.lastIndexOf('/');
    return GroupVersion.parse(readable ? apiVersion : "").withKind(kind);
  }

  /**
   * Reads {@code Deployment.v1.apps} as people type it. Two names in a row may also be a kind and a
   * group with a dot in it: the caller has to try {@link GroupKind#parse} too, and to know which of
   * the two exists. Empty with fewer than two dots.
   */
  public static Optional<GroupVersionKind> parseArg(String text) {
    String[] parts = text.split("\\.", 3);
    return parts.length == 3
        ? Optional.of(new GroupVersionKind(parts[2], parts[1], parts[0]))
        : Optional.empty();
  }

  public boolean isEmpty() {
    return group.isEmpty() && version.isEmpty() && kind.isEmpty();
  }

  public GroupVersion groupVersion() {
    return new GroupVersion(group, version);
  }

  public GroupKind groupKind() {
    return new GroupKind(group, kind);
  }

  public GroupVersionKind withKind(String other) {
    return new GroupVersionKind(group, version, other);
  }

  public GroupVersionKind withVersion(String other) {
    return new GroupVersionKind(group, other, kind);
  }

  /** What an object of this kind carries as its {@code apiVersion}. */
  public String toApiVersion() {
    return group.isEmpty() ? version : group + "/" + version;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof GroupVersionKind other
        && group.equals(other.group)
        && version.equals(other.version)
        && kind.equals(other.kind);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * group.hashCode() + version.hashCode()) + kind.hashCode();
  }

  /**
   * {@code apps/v1, Kind=Deployment}; the slash stays for the core group: {@code /v1, Kind=Pod}.
   */
  @Override
  public String toString() {
    return group + "/" + version + ", Kind=" + kind;
  }
}
