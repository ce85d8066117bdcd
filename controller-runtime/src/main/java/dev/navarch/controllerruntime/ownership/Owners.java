package dev.navarch.controllerruntime.ownership;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.controllerruntime.client.ObjectKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Owner references of objects. An object is deleted when its last owner is gone; one of its owners
 * may control it, which means that it alone changes it.
 */
public final class Owners {
  private Owners() {}

  /**
   * An object with an owner that controls it. Deletion of the owner waits for the object where that
   * is asked for.
   *
   * @param scheme tells the kind of an owner that does not say it
   * @throws AlreadyControlledException if somebody else controls the object
   * @throws IllegalArgumentException if the owner is in another namespace, or has no UID yet
   */
  public static <T extends MetaObject> T setController(MetaObject owner, T object, Scheme scheme) {
    OwnerReference reference = reference(owner, object, scheme, true);
    Optional<OwnerReference> present = controllerOf(object);
    if (present.isPresent() && !present.get().uid().equals(reference.uid())) {
      throw new AlreadyControlledException(ObjectName.of(object), present.get());
    }
    return with(object, reference);
  }

  /**
   * An object with one more owner, which does not control it. If it does already, it does no more.
   *
   * @throws IllegalArgumentException if the owner is in another namespace, or has no UID yet
   */
  public static <T extends MetaObject> T setOwner(MetaObject owner, T object, Scheme scheme) {
    return with(object, reference(owner, object, scheme, false));
  }

  /** An object without an owner. */
  public static <T extends MetaObject> T removeOwner(MetaObject owner, T object) {
    String uid = owner.metadata().uid();
    List<OwnerReference> left =
        object.metadata().ownerReferences().stream()
            .filter(reference -> !reference.uid().equals(uid))
            .toList();
    return with(object, left);
  }

  /** The owner that controls an object, if there is one. */
  public static Optional<OwnerReference> controllerOf(MetaObject object) {
    return object.metadata().ownerReferences().stream()
        .filter(reference -> Boolean.TRUE.equals(reference.controller()))
        .findFirst();
  }

  public static boolean isControlledBy(MetaObject object, MetaObject owner) {
    Predicate<OwnerReference> same = reference -> reference.uid().equals(owner.metadata().uid());
    return controllerOf(object).filter(same).isPresent();
  }

  public static boolean isOwnedBy(MetaObject object, MetaObject owner) {
    return object.metadata().ownerReferences().stream()
        .anyMatch(reference -> reference.uid().equals(owner.metadata().uid()));
  }

  private static OwnerReference reference(
      MetaObject owner, MetaObject object, Scheme scheme, boolean controller) {
    ObjectMeta meta = owner.metadata();
    if (meta.uid().isEmpty()) {
      throw new IllegalArgumentException(
          "owner " + ObjectName.of(owner) + " has no UID: it must be on a server before it owns");
    }
    checkNamespaces(meta.namespace(), ObjectName.of(object));
    GroupVersionKind kind = kindOf(owner, scheme);
    return OwnerReference.builder()
        .apiVersion(kind.groupVersion().toApiVersion())
        .kind(kind.kind())
        .name(meta.name())
        .uid(meta.uid())
        .controller(controller ? true : null)
        .blockOwnerDeletion(controller ? true : null)
        .build();
  }

  /** Owners are looked for in the namespace of what they own: elsewhere they count as absent. */
  private static void checkNamespaces(String ofOwner, ObjectName object) {
    if (ofOwner.isEmpty() || ofOwner.equals(object.namespace())) {
      return;
    }
    throw new IllegalArgumentException(
        object.namespace().isEmpty()
            ? "an owner in namespace %s cannot own %s, which is in none".formatted(ofOwner, object)
            : "an owner in namespace %s cannot own %s, which is in another"
                .formatted(ofOwner, object));
  }

  private static GroupVersionKind kindOf(MetaObject owner, Scheme scheme) {
    return owner.typeMeta().kind().isEmpty()
        ? ObjectKind.ofObject(owner).groupVersionKind(scheme)
        : owner.groupVersionKind();
  }

  /** In the place of a reference to the same owner, or else at the end. */
  private static <T extends MetaObject> T with(T object, OwnerReference reference) {
    List<OwnerReference> all = new ArrayList<>(object.metadata().ownerReferences());
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).uid().equals(reference.uid())) {
        all.set(i, reference);
        return with(object, all);
      }
    }
    all.add(reference);
    return with(object, all);
  }

  @SuppressWarnings("unchecked") // the same class with other metadata
  private static <T extends MetaObject> T with(T object, List<OwnerReference> owners) {
    ObjectMeta meta = object.metadata();
    return meta.ownerReferences().equals(owners)
        ? object
        : (T) object.withMetadata(meta.toBuilder().ownerReferences(owners).build());
  }
}
