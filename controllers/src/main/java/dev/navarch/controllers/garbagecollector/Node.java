package dev.navarch.controllers.garbagecollector;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An object in the {@link Graph}, whose lock guards everything in here. A node that nobody has
 * observed yet is virtual: a dependent names it as its owner, and it may not exist.
 *
 * <p>Nodes are told apart by identity; queues hold them as they are.
 */
final class Node {
  private ObjectId id;
  private List<Owner> owners = List.of();
  private Set<Node> dependents = Set.of();
  private boolean virtual;
  private boolean beingDeleted;
  private boolean foreground;
  private boolean orphan;
  private boolean deletingDependents;

  private Node(ObjectId id, boolean virtual) {
    this.id = id;
    this.virtual = virtual;
  }

  static Node virtual(ObjectId id) {
    return new Node(id, true);
  }

  static Node observed(ObjectId id) {
    return new Node(id, false);
  }

  ObjectId id() {
    return id;
  }

  void id(ObjectId better) {
    id = better;
  }

  List<Owner> owners() {
    return owners;
  }

  void owners(List<Owner> now) {
    owners = now;
  }

  boolean isVirtual() {
    return virtual;
  }

  void observe() {
    virtual = false;
  }

  /** What was observed is not any more; nobody knows whether it exists. */
  void lose() {
    virtual = true;
  }

  boolean isBeingDeleted() {
    return beingDeleted;
  }

  /** Whether the object is deleted in the foreground, and waits for those that block it. */
  boolean isDeletingDependents() {
    return deletingDependents;
  }

  void deleteDependents() {
    deletingDependents = true;
  }

  /** Whether a deletion with the finalizer for dependents has just begun. */
  boolean beginsForeground(ObjectState now) {
    return now.beingDeleted() && now.foreground() && !(beingDeleted && foreground);
  }

  /** Whether a deletion that lets dependents go has just begun. */
  boolean beginsOrphaning(ObjectState now) {
    return now.beingDeleted() && now.orphan() && !(beingDeleted && orphan);
  }

  void remember(ObjectState now) {
    beingDeleted |= now.beingDeleted();
    foreground = now.foreground();
    orphan = now.orphan();
  }

  // ---- dependents

  Set<Node> dependents() {
    return dependents;
  }

  void addDependent(Node dependent) {
    if (dependents.isEmpty()) {
      dependents = new LinkedHashSet<>();
    }
    dependents.add(dependent);
  }

  void removeDependent(Node dependent) {
    if (!dependents.isEmpty()) {
      dependents.remove(dependent);
    }
    if (dependents.isEmpty()) {
      dependents = Set.of();
    }
  }

  /** The dependents that have to go before this one does. It never waits for itself. */
  List<Node> blockingDependents() {
    return dependents.stream()
        .filter(dependent -> dependent != this && dependent.blocks(id.uid()))
        .toList();
  }

  private boolean blocks(String owner) {
    return owners.stream()
        .anyMatch(reference -> reference.uid().equals(owner) && reference.blocks());
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
