package dev.navarch.controllers.garbagecollector;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All objects, and which of them are owned by which. It is told what watches see, in the order of
 * each resource's events and in any order between resources, and tells its listener what should be
 * looked at.
 *
 * <p>An owner that is named before it is seen is a virtual node, at the place where its first
 * dependent says it is. That place may be wrong: the namespace of an owner is never written down,
 * and the rest is what somebody wrote. Whoever finds nothing there reports it with {@link #absent},
 * and whoever finds that nothing can be there with {@link #nowhere}; dependents that mean another
 * place keep the node, which is then looked for there. A virtual node goes with its last dependent.
 *
 * <p>May be used by any thread. One lock guards all nodes, and is never held while anything waits.
 */
final class Graph {
  private static final Comparator<ObjectId> BY_PLACE =
      Comparator.comparing(ObjectId::namespace)
          .thenComparing(ObjectId::apiVersion)
          .thenComparing(ObjectId::kind)
          .thenComparing(ObjectId::name);

  private final GraphListener listener;
  private final AbsentOwners absentOwners;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Node> nodes = new HashMap<>();

  Graph(GraphListener listener, AbsentOwners absentOwners) {
    this.listener = listener;
    this.absentOwners = absentOwners;
  }

  // ---- what is seen

  /** An object is there, as it is now. */
  void observed(ObjectState now) {
    lock.lock();
    try {
      Node node = nodes.get(now.id().uid());
      if (node == null) {
        node = Node.observed(now.id());
        nodes.put(now.id().uid(), node);
        node.owners(now.owners());
        addToOwners(node, now.owners());
      } else {
        place(node, now.id());
        changeOwners(node, now.owners());
      }
      begin(node, now);
    } finally {
      lock.unlock();
    }
  }

  /** An object was there, and is no more. */
  void gone(String uid) {
    lock.lock();
    try {
      Node node = nodes.get(uid);
      if (node != null) {
        // Where one was that nobody has seen is only what somebody wrote.
        remove(node, node.isVirtual() ? null : node.id());
      }
    } finally {
      lock.unlock();
    }
  }

  /** Nobody watches an object any more, which may still be there. */
  void lost(String uid) {
    lock.lock();
    try {
      Node node = nodes.get(uid);
      if (node == null) {
        return;
      }
      List<Owner> owners = node.owners();
      node.owners(List.of());
      removeFromOwners(node, owners);
      lookAtWaiting(owners);
      if (node.dependents().isEmpty()) {
        nodes.remove(uid);
      } else {
        node.lose();
        listener.attemptToDeleteLater(node);
      }
    } finally {
      lock.unlock();
    }
  }

  /** The server was asked for an object at this place, and has none there with this uid. */
  void absent(ObjectId id) {
    lock.lock();
    try {
      Node node = nodes.get(id.uid());
      if (node == null) {
        return;
      }
      if (node.isVirtual()) {
        absentVirtual(node, id);
      } else if (node.id().equals(id)) {
        remove(node, id);
      } else {
        // It was seen elsewhere: whoever means this place means nothing.
        release(meaning(node, id), id);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * There can be no object at this place: its kind lives in namespaces, and whoever means it does
   * not. Nobody can say then that it is gone.
   *
   * @return whether others mean another place; the node should be looked for there
   */
  boolean nowhere(ObjectId id) {
    lock.lock();
    try {
      Node node = nodes.get(id.uid());
      if (node == null || !node.isVirtual() || !node.id().equals(id)) {
        return false;
      }
      Optional<ObjectId> other = otherPlace(node.dependents(), id);
      other.ifPresent(node::id);
      return other.isPresent();
    } finally {
      lock.unlock();
    }
  }

  private void absentVirtual(Node node, ObjectId id) {
    List<Node> others = meaningAnother(node, id);
    if (others.isEmpty()) {
      remove(node, id);
      return;
    }
    release(meaning(node, id), id);
    if (node.id().equals(id)) {
      Optional<ObjectId> other = otherPlace(others, id);
      if (other.isPresent()) {
        node.id(other.get());
        listener.attemptToDeleteLater(node);
      } else {
        remove(node, id);
      }
    }
  }

  private void release(List<Node> dependents, ObjectId absent) {
    if (!dependents.isEmpty()) {
      absentOwners.add(absent);
      dependents.forEach(listener::attemptToDelete);
    }
  }

  /** The next place that dependents mean and that may have something, each in its turn. */
  private Optional<ObjectId> otherPlace(Collection<Node> dependents, ObjectId absent) {
    List<ObjectId> places =
        dependents.stream()
            .flatMap(dependent ->
                dependent.owners().stream()
                    .filter(owner -> owner.uid().equals(absent.uid()))
                    .map(owner -> ObjectId.of(owner, dependent.id().namespace())))
            .filter(place -> !place.equals(absent) && !absentOwners.has(place))
            .distinct()
            .sorted(BY_PLACE)
            .toList();
    return places.stream()
        .filter(place -> BY_PLACE.compare(place, absent) > 0)
        .findFirst()
        .or(() -> places.stream().findFirst());
  }

  // ---- places

  /** Moves a node to where its object was seen. */
  private void place(Node node, ObjectId seen) {
    if (node.isVirtual() && !node.id().equals(seen)) {
      for (Node dependent : meaningAnother(node, seen)) {
        if (isElsewhere(dependent, seen)) {
          listener.invalidNamespace(dependent.id(), meant(dependent, seen.uid()).orElse(seen));
        }
        listener.attemptToDelete(dependent);
      }
    }
    node.id(seen);
    node.observe();
  }

  private static boolean isElsewhere(Node dependent, ObjectId owner) {
    return !owner.namespace().isEmpty() && !owner.namespace().equals(dependent.id().namespace());
  }

  /** Whether a dependent can mean what lives in a namespace, where nobody could until now. */
  private static boolean isNearer(Node dependent, ObjectId owner) {
    return owner.namespace().isEmpty() && !dependent.id().namespace().isEmpty();
  }

  private static Optional<ObjectId> meant(Node dependent, String owner) {
    return dependent.owners().stream()
        .filter(reference -> reference.uid().equals(owner))
        .findFirst()
        .map(reference -> ObjectId.of(reference, dependent.id().namespace()));
  }

  /** The dependents of a node that mean an owner at this place. */
  private static List<Node> meaning(Node node, ObjectId place) {
    return node.dependents().stream()
        .filter(dependent ->
            !isElsewhere(dependent, place)
                && dependent.owners().stream().anyMatch(place::isMeantBy))
        .toList();
  }

  /** The dependents of a node that mean an owner at another place. */
  private static List<Node> meaningAnother(Node node, ObjectId place) {
    return node.dependents().stream()
        .filter(dependent ->
            isElsewhere(dependent, place)
                || dependent.owners().stream()
                    .anyMatch(owner -> owner.uid().equals(place.uid()) && !place.isMeantBy(owner)))
        .toList();
  }

  // ---- owners and dependents

  private void addToOwners(Node node, Collection<Owner> owners) {
    boolean doubtful = false;
    for (Owner reference : owners) {
      Node owner = nodes.get(reference.uid());
      if (owner == null) {
        owner = Node.virtual(ObjectId.of(reference, node.id().namespace()));
        nodes.put(reference.uid(), owner);
        owner.addDependent(node);
        listener.attemptToDelete(owner);
        continue;
      }
      owner.addDependent(node);
      boolean elsewhere = isElsewhere(node, owner.id());
      if (elsewhere && !owner.isVirtual()) {
        listener.invalidNamespace(node.id(), ObjectId.of(reference, node.id().namespace()));
      }
      doubtful |= elsewhere || !owner.id().isMeantBy(reference);
      if (owner.isVirtual() && isNearer(node, owner.id())) {
        // Perhaps it lives in a namespace, and was named first by what lives in none.
        doubtful = true;
        listener.attemptToDelete(owner);
      }
    }
    if (doubtful) {
      listener.attemptToDelete(node);
    }
  }

  private void changeOwners(Node node, List<Owner> now) {
    if (node.owners().equals(now)) {
      return;
    }
    Map<String, Owner> before = byUid(node.owners());
    Map<String, Owner> after = byUid(now);
    List<Owner> added = now.stream().filter(owner -> !before.containsKey(owner.uid())).toList();
    List<Owner> removed =
        node.owners().stream().filter(owner -> !after.containsKey(owner.uid())).toList();
    node.owners(now);
    for (Owner owner : before.values()) {
      Owner still = after.get(owner.uid());
      if (owner.blocks() && (still == null || !still.blocks())) {
        lookAt(owner.uid());
      }
    }
    addToOwners(node, added);
    removeFromOwners(node, removed);
    if (now.stream().anyMatch(owner -> !nodes.containsKey(owner.uid()))) {
      // One that stays is gone already; only another may have kept the object.
      listener.attemptToDelete(node);
    }
  }

  private static Map<String, Owner> byUid(List<Owner> owners) {
    return owners.stream()
        .collect(Collectors.toMap(Owner::uid, Function.identity(), (one, other) -> one));
  }

  private void lookAt(String uid) {
    Node node = nodes.get(uid);
    if (node != null) {
      listener.attemptToDelete(node);
    }
  }

  private void removeFromOwners(Node node, Collection<Owner> owners) {
    for (Owner reference : owners) {
      Node owner = nodes.get(reference.uid());
      if (owner != null) {
        owner.removeDependent(node);
        if (owner.isVirtual() && owner.dependents().isEmpty()) {
          nodes.remove(reference.uid());
        }
      }
    }
  }

  /**
   * Takes a node away, and has its dependents looked at.
   *
   * @param absent where it is known not to be any more; null if nobody knows where it was
   */
  private void remove(Node node, @Nullable ObjectId absent) {
    nodes.remove(node.id().uid());
    List<Owner> owners = node.owners();
    removeFromOwners(node, owners);
    if (!node.dependents().isEmpty()) {
      if (absent != null) {
        absentOwners.add(absent);
      }
      node.dependents().forEach(listener::attemptToDelete);
    }
    lookAtWaiting(owners);
  }

  /** Has those owners looked at that wait for their dependents. */
  private void lookAtWaiting(Collection<Owner> owners) {
    for (Owner reference : owners) {
      Node owner = nodes.get(reference.uid());
      if (owner != null && owner.isDeletingDependents()) {
        listener.attemptToDelete(owner);
      }
    }
  }

  // ---- what begins

  private void begin(Node node, ObjectState now) {
    boolean orphaning = node.beginsOrphaning(now);
    boolean foreground = node.beginsForeground(now);
    node.remember(now);
    if (orphaning) {
      listener.attemptToOrphan(node);
    } else if (foreground) {
      node.deleteDependents();
      node.dependents().forEach(listener::attemptToDelete);
      listener.attemptToDelete(node);
    }
  }

  // ---- what workers ask

  /**
   * A node as it is now.
   *
   * @param dependents how many there are
   * @param inCircle whether one of the dependents waits for its own dependents to go
   */
  record View(
      ObjectId id,
      boolean virtual,
      boolean beingDeleted,
      boolean deletingDependents,
      int dependents,
      boolean inCircle) {}

  /** The node as it is now; empty if it is not part of the graph any more. */
  Optional<View> view(Node node) {
    lock.lock();
    try {
      @Nullable Node current = nodes.get(node.id().uid());
      if (current != node) {
        return Optional.empty();
      }
      return Optional.of(
          new View(
              node.id(),
              node.isVirtual(),
              node.isBeingDeleted(),
              node.isDeletingDependents(),
              node.dependents().size(),
              node.dependents().stream().anyMatch(Node::isDeletingDependents)));
    } finally {
      lock.unlock();
    }
  }

  /** The objects that depend on one. */
  List<ObjectId> dependents(Node node) {
    lock.lock();
    try {
      return node.dependents().stream().map(Node::id).toList();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Has those dependents looked at that an object waits for, unless they wait themselves.
   *
   * @return how many it waits for
   */
  int lookAtBlockingDependents(Node node) {
    lock.lock();
    try {
      List<Node> blocking = new ArrayList<>(node.blockingDependents());
      blocking.stream()
          .filter(dependent -> !dependent.isDeletingDependents())
          .forEach(listener::attemptToDelete);
      return blocking.size();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Returns whether an object waits for itself: all dependents that it waits for are deleted in the
   * foreground too, and one of them waits for it, directly or by way of others. Such a circle comes
   * about if its members are deleted before the graph has seen that the others are.
   */
  boolean waitsForItself(Node node) {
    lock.lock();
    try {
      if (!node.blockingDependents().stream().allMatch(Node::isDeletingDependents)) {
        return false;
      }
      Set<Node> reached = new HashSet<>();
      ArrayDeque<Node> open = new ArrayDeque<>(List.of(node));
      while (!open.isEmpty()) {
        for (Node next : open.remove().blockingDependents()) {
          if (next == node) {
            return true;
          }
          if (next.isDeletingDependents() && reached.add(next)) {
            open.add(next);
          }
        }
      }
      return false;
    } finally {
      lock.unlock();
    }
  }

  /** How many nodes there are. */
  int size() {
    lock.lock();
    try {
      return nodes.size();
    } finally {
      lock.unlock();
    }
  }
}
