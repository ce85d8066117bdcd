package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Patches of metadata. Each names the uid, so that it changes the object that is meant or none. */
final class MetadataPatch {
  private MetadataPatch() {}

  /** A strategic merge patch that removes references to owners. */
  static byte[] withoutOwners(String uid, Collection<String> owners) {
    List<Map<String, Object>> removed =
        owners.stream()
            .sorted()
            .map(owner -> Map.<String, Object>of("$patch", "delete", "uid", owner))
            .toList();
    return bytes(Map.of("uid", uid, "ownerReferences", removed));
  }

  /** A merge patch that makes these the owners of an object. */
  static byte[] owners(String uid, String resourceVersion, List<OwnerReference> owners) {
    return bytes(
        Map.of(
            "uid",
            uid,
            "resourceVersion",
            resourceVersion,
            "ownerReferences",
            owners.stream().map(MetadataPatch::tree).toList()));
  }

  /** A merge patch that makes these the finalizers of an object. */
  static byte[] finalizers(String uid, String resourceVersion, List<String> finalizers) {
    return bytes(Map.of("uid", uid, "resourceVersion", resourceVersion, "finalizers", finalizers));
  }

  private static Map<String, Object> tree(OwnerReference owner) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("apiVersion", owner.apiVersion());
    tree.put("kind", owner.kind());
    tree.put("name", owner.name());
    tree.put("uid", owner.uid());
    Boolean controller = owner.controller();
    if (controller != null) {
      tree.put("controller", controller);
    }
    Boolean blocks = owner.blockOwnerDeletion();
    if (blocks != null) {
      tree.put("blockOwnerDeletion", blocks);
    }
    return tree;
  }

  private static byte[] bytes(Map<String, Object> metadata) {
    return JsonTree.toBytes(JsonTree.copyOf(Map.of("metadata", metadata)));
  }
}
