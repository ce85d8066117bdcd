package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;
import java.util.Optional;

/** Leads to one version, and prints as it. */
record ToVersion(GroupVersion version) implements GroupVersioner {
  @Override
  public Optional<GroupVersionKind> kindFor(List<GroupVersionKind> kinds) {
    return version.kindFor(kinds);
  }

  @Override
  public String toString() {
    return version.toString();
  }
}
