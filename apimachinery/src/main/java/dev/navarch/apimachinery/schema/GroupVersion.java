package dev.navarch.apimachinery.schema;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One version of one API group. The core group has the empty name. */
public record GroupVersion(String group, String version) {

  /** The version name of a group's hub, which never appears on the wire. */
  public static final String INTERNAL_VERSION = "__internal";

  private static final GroupVersion EMPTY = new GroupVersion("", "");

  /**
   * Reads {@code group/version} or, for the core group, {@code version} alone. Nothing, or a lone
   * slash, gives the empty value.
   *
   * @throws IllegalArgumentException for more than one slash
   */
  public static GroupVersion parse(String text) {
    if (text.isEmpty() || text.equals("/")) {
      return EMPTY;
    }
    int slash = text.indexOf('/');
    if (slash < 0) {
      return new GroupVersion("", text);
    }
    if (text.indexOf('/', slash + 1) >= 0) {
      throw new IllegalArgumentException("unexpected GroupVersion string: " + text);
    }
    return new GroupVersion(text.substring(0, slash), text.substring(slash + 1));
  }

  /** The hub of a group. */
  public static GroupVersion internal(String group) {
    return new GroupVersion(group, INTERNAL_VERSION);
  }

  public boolean isEmpty() {
    return group.isEmpty() && version.isEmpty();
  }

  public boolean isInternal() {
    return version.equals(INTERNAL_VERSION);
  }

  public GroupVersionKind withKind(String kind) {
    return new GroupVersionKind(group, version, kind);
  }

  public GroupVersionResource withResource(String resource) {
    return new GroupVersionResource(group, version, resource);
  }

  /**
   * Picks the kind to use in this version out of the kinds that a type is registered as: the one of
   * this very version, or else the first of this group, moved to this version.
   */
  public Optional<GroupVersionKind> kindFor(List<GroupVersionKind> kinds) {
    GroupVersionKind first = null;
    for (GroupVersionKind kind : kinds) {
      if (kind.group().equals(group)) {
        if (kind.version().equals(version)) {
          return Optional.of(kind);
        }
        first = first == null ? kind : first;
      }
    }
    return first == null ? Optional.empty() : Optional.of(withKind(first.kind()));
  }

  /** What an object of this version carries as its {@code apiVersion}. */
  public String toApiVersion() {
    return group.isEmpty() ? version : group + "/" + version;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof GroupVersion other
        && group.equals(other.group)
        && version.equals(other.version);
  }

  @Override
  public int hashCode() {
    return 31 * group.hashCode() + version.hashCode();
  }

  @Override
  public String toString() {
    return toApiVersion();
  }
}
