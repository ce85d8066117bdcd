package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersions;
import java.util.List;
import java.util.Optional;

/** Chooses the kind that an object is to become, among the kinds that it is. */
@FunctionalInterface
public interface GroupVersioner {
  /** The kind to convert an object to that is of some kinds; empty when none of them will do. */
  Optional<GroupVersionKind> kindFor(List<GroupVersionKind> kinds);

  /** Converts to one version. */
  static GroupVersioner of(GroupVersion version) {
    return new ToVersion(version);
  }

  /** Converts to the first of some versions that has the kind. */
  static GroupVersioner of(GroupVersions versions) {
    return new ToVersions(versions);
  }

  /** Converts to the internal version of the object's own group. */
  static GroupVersioner internal() {
    return ToInternal.INSTANCE;
  }
}
