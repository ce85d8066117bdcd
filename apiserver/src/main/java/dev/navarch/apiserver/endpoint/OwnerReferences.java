package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apiserver.rest.Warnings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The owners that objects name. */
final class OwnerReferences {
  private OwnerReferences() {}

  /** The object with each owner once, the last mention counting; a client that repeats is told. */
  static MetaObject deduplicated(MetaObject object, Warnings warnings) {
    List<OwnerReference> references = object.metadata().ownerReferences();
    if (references.size() < 2) {
      return object;
    }
    Map<String, OwnerReference> byUid = new LinkedHashMap<>();
    List<String> repeated = new ArrayList<>();
    for (OwnerReference reference : references) {
      if (byUid.containsKey(reference.uid())) {
        repeated.add(reference.uid());
      } else {
        byUid.put(reference.uid(), reference);
      }
    }
    if (repeated.isEmpty()) {
      return object;
    }
    warnings.add(
        ".metadata.ownerReferences contains duplicate entries; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: "
            + String.join(", ", repeated));
    return object.withMetadata(
        object.metadata().toBuilder().ownerReferences(List.copyOf(byUid.values())).build());
  }
}
