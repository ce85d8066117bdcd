package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.HashSet;
import java.util.Set;

/** What is to be done with an object that has owners. */
sealed interface Verdict {
  /** It stays as it is. */
  record Keep() implements Verdict {}

  /** An owner holds it; it forgets those that are gone, or are about to go. */
  record Forget(Set<String> owners) implements Verdict {
    public Forget {
      owners = Set.copyOf(owners);
    }
  }

  /**
   * It goes.
   *
   * @param policy what becomes of its own dependents
   * @param inCircle whether a dependent waits for it while it waits for that one, so that its
   *     owners must stop waiting for it first
   */
  record Delete(String policy, boolean inCircle) implements Verdict {}

  /**
   * The owners of an object, by uid.
   *
   * @param solid they are there, and are not waiting for the object to go
   * @param dangling they do not exist
   * @param waiting they are being deleted, and go when their dependents have gone
   */
  record Owners(Set<String> solid, Set<String> dangling, Set<String> waiting) {
    public Owners {
      solid = Set.copyOf(solid);
      dangling = Set.copyOf(dangling);
      waiting = Set.copyOf(waiting);
    }

    boolean isEmpty() {
      return solid.isEmpty() && dangling.isEmpty() && waiting.isEmpty();
    }

    private Set<String> notSolid() {
      Set<String> all = new HashSet<>(dangling);
      all.addAll(waiting);
      return all;
    }
  }

  /**
   * The verdict on an object.
   *
   * @param dependents how many objects depend on it
   * @param inCircle whether one of them waits for its own dependents to go
   */
  static Verdict on(ObjectMeta object, Owners owners, int dependents, boolean inCircle) {
    if (owners.isEmpty()) {
      return new Keep();
    }
    if (!owners.solid().isEmpty()) {
      Set<String> forgotten = owners.notSolid();
      return forgotten.isEmpty() ? new Keep() : new Forget(forgotten);
    }
    if (!owners.waiting().isEmpty() && dependents > 0) {
      return new Delete(DeletionPropagation.FOREGROUND, inCircle);
    }
    if (object.finalizers().contains(Finalizers.ORPHAN)) {
      return new Delete(DeletionPropagation.ORPHAN, false);
    }
    if (object.finalizers().contains(Finalizers.FOREGROUND)) {
      return new Delete(DeletionPropagation.FOREGROUND, false);
    }
    return new Delete(DeletionPropagation.BACKGROUND, false);
  }
}
