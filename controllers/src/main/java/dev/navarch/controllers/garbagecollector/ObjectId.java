package dev.navarch.controllers.garbagecollector;

/**
 * Which object is meant. The uid alone decides which one it is; the rest says where to ask for it,
 * and may be wrong if somebody wrote it into an owner reference.
 *
 * @param namespace empty for an object that is in none
 */
record ObjectId(String apiVersion, String kind, String namespace, String name, String uid) {
  /** The object that an owner reference means, if its kind is one that lives in namespaces. */
  static ObjectId of(Owner reference, String namespace) {
    return new ObjectId(
        reference.apiVersion(), reference.kind(), namespace, reference.name(), reference.uid());
  }

  ObjectId in(String otherNamespace) {
    return namespace.equals(otherNamespace)
        ? this
        : new ObjectId(apiVersion, kind, otherNamespace, name, uid);
  }

  /** Whether an owner reference says the same of the object, wherever it is. */
  boolean isMeantBy(Owner reference) {
    return uid.equals(reference.uid())
        && name.equals(reference.name())
        && kind.equals(reference.kind())
        && apiVersion.equals(reference.apiVersion());
  }

  @Override
  public String toString() {
    return "[%s/%s, namespace: %s, name: %s, uid: %s]"
        .formatted(apiVersion, kind, namespace, name, uid);
  }
}
