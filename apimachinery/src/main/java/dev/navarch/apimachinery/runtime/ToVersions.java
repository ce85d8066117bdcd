package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersions;
import java.util.List;
import java.util.Optional;

/** Leads to the first of some versions that has the kind, and prints as these versions. */
record ToVersions(GroupVersions versions) implements GroupVersioner {
  @Override
  public Optional<GroupVersionKind> kindFor(List<GroupVersionKind> kinds) {
    return versions.kindFor(kinds);
  }

  @Override
  public String toString() {
    return versions.toString();
  }
}
