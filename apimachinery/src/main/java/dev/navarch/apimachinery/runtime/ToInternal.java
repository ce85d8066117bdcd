package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;
import java.util.Optional;

/** Leads to the internal version of the object's own group, and prints as that. */
enum ToInternal implements GroupVersioner {
  INSTANCE;

  @Override
  public Optional<GroupVersionKind> kindFor(List<GroupVersionKind> kinds) {
    for (GroupVersionKind kind : kinds) {
      if (kind.version().equals(GroupVersion.INTERNAL_VERSION)) {
        return Optional.of(kind);
      }
    }
    return kinds.isEmpty()
        ? Optional.empty()
        : Optional.of(kinds.get(0).withVersion(GroupVersion.INTERNAL_VERSION));
  }

  @Override
  public String toString() {
    return GroupVersion.INTERNAL_VERSION;
  }
}
