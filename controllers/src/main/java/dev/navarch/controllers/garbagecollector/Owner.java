package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.util.List;

/**
 * What is kept of an owner reference.
 *
 * @param blocks whether the owner, when it is deleted in the foreground, waits for the dependent
 */
record Owner(String apiVersion, String kind, String name, String uid, boolean blocks) {
  static Owner of(OwnerReference reference) {
    return new Owner(
        reference.apiVersion(),
        reference.kind(),
        reference.name(),
        reference.uid(),
        Boolean.TRUE.equals(reference.blockOwnerDeletion()));
  }

  static List<Owner> all(List<OwnerReference> references) {
    return references.stream().map(Owner::of).toList();
  }
}
