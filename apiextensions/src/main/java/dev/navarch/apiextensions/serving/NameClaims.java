package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionNames;
import java.util.HashSet;
import java.util.Set;

/**
 * The names that are in use in a group. Names of resources share one space, be they plural,
 * singular or short, and those of kinds and lists another.
 *
 * <p>Belongs to one thread.
 */
final class NameClaims {
  private final Set<String> resources = new HashSet<>();
  private final Set<String> kinds = new HashSet<>();

  void add(CustomResourceDefinitionNames names) {
    resources.add(names.plural());
    resources.add(names.singular());
    resources.addAll(names.shortNames());
    kinds.add(names.kind());
    kinds.add(names.listKind());
  }

  void addResource(String name) {
    resources.add(name);
  }

  void addKind(String kind) {
    kinds.add(kind);
    kinds.add(kind + "List");
  }

  boolean hasResource(String name) {
    return resources.contains(name);
  }

  boolean hasKind(String kind) {
    return kinds.contains(kind);
  }
}
