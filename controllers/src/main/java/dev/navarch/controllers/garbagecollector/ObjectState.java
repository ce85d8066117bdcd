package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.List;

/**
 * All of an object that matters here.
 *
 * @param foreground whether it is to wait for its dependents when it is deleted
 * @param orphan whether its dependents are to be let go when it is deleted
 */
record ObjectState(
    ObjectId id, List<Owner> owners, boolean beingDeleted, boolean foreground, boolean orphan) {
  ObjectState {
    owners = List.copyOf(owners);
  }

  static ObjectState of(String apiVersion, String kind, ObjectMeta metadata) {
    return new ObjectState(
        new ObjectId(apiVersion, kind, metadata.namespace(), metadata.name(), metadata.uid()),
        Owner.all(metadata.ownerReferences()),
        metadata.deletionTimestamp() != null,
        metadata.finalizers().contains(Finalizers.FOREGROUND),
        metadata.finalizers().contains(Finalizers.ORPHAN));
  }
}
