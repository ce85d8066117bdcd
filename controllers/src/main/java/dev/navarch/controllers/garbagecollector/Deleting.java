package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Looks at one object at a time: whether it can go, and whether an owner that waits for its
 * dependents can. Every decision is made on what the server has at that moment; the graph only says
 * what to look at. Used by many threads.
 */
final class Deleting {
  private final Graph graph;
  private final AbsentOwners absentOwners;
  private final LiveObjects objects;

  Deleting(Graph graph, AbsentOwners absentOwners, LiveObjects objects) {
    this.graph = graph;
    this.absentOwners = absentOwners;
    this.objects = objects;
  }

  /** Something that no try will ever change: an object names an owner that it cannot have. */
  private static final class ImpossibleOwner extends Exception {
    private static final long serialVersionUID = 1;
  }

  /**
   * Looks at an object.
   *
   * @return whether it has to be looked at again, although nothing failed
   */
  boolean attempt(Node node) throws IOException, InterruptedException {
    Optional<Graph.View> found = graph.view(node);
    if (found.isEmpty()) {
      return false;
    }
    Graph.View view = found.get();
    if (view.beingDeleted() && !view.deletingDependents() && !view.virtual()) {
      return false; // its end will be seen, unless nobody watches it any more
    }
    if (isImpossible(view.id())) {
      return graph.nowhere(view.id());
    }
    Optional<ObjectMeta> live =
        objects.fetch(view.id()).filter(object -> object.uid().equals(view.id().uid()));
    if (live.isEmpty()) {
      graph.absent(view.id());
      return false;
    }
    if (view.deletingDependents()) {
      finish(node, view);
    } else {
      try {
        judge(view, live.get());
      } catch (ImpossibleOwner e) {
        return false;
      }
    }
    // An object that exists and that no watch has shown may go before one does.
    return view.virtual();
  }

  /**
   * Removes the finalizer of an object that has waited for its dependents, if they have gone. If
   * they wait for the object in turn, its owners no longer wait for it.
   */
  private void finish(Node node, Graph.View view) throws IOException, InterruptedException {
    if (graph.lookAtBlockingDependents(node) == 0) {
      objects.removeFinalizer(view.id(), Finalizers.FOREGROUND);
    } else if (graph.waitsForItself(node)) {
      objects.unblockOwners(view.id());
    }
  }

  private void judge(Graph.View view, ObjectMeta live)
      throws IOException, InterruptedException, ImpossibleOwner {
    List<OwnerReference> references = live.ownerReferences();
    if (references.isEmpty()) {
      return;
    }
    Verdict verdict =
        Verdict.on(live, classify(view.id(), references), view.dependents(), view.inCircle());
    switch (verdict) {
      case Verdict.Keep() -> {}
      case Verdict.Forget(Set<String> owners) -> objects.removeOwners(view.id(), owners);
      case Verdict.Delete(String policy, boolean inCircle) -> {
        if (inCircle) {
          objects.unblockOwners(view.id());
          delete(view.id(), null, references, policy);
        } else {
          delete(view.id(), live.resourceVersion(), references, policy);
        }
      }
    }
  }

  /**
   * Deletes an object as it was when it was judged. If it has changed since then and has still the
   * same owners, what was decided holds.
   */
  private void delete(
      ObjectId id, @Nullable String resourceVersion, List<OwnerReference> owners, String policy)
      throws IOException, InterruptedException {
    try {
      objects.delete(id, resourceVersion, policy);
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return;
      }
      if (!e.isConflict() || resourceVersion == null) {
        throw e;
      }
      Optional<ObjectMeta> now = objects.fetch(id).filter(object -> object.uid().equals(id.uid()));
      if (now.isEmpty()) {
        return;
      }
      if (!now.get().ownerReferences().equals(owners)) {
        throw e;
      }
      objects.delete(id, null, policy);
    }
  }

  private Verdict.Owners classify(ObjectId id, List<OwnerReference> references)
      throws IOException, InterruptedException, ImpossibleOwner {
    Set<String> solid = new HashSet<>();
    Set<String> dangling = new HashSet<>();
    Set<String> waiting = new HashSet<>();
    for (OwnerReference reference : references) {
      Optional<ObjectMeta> owner = find(id, reference);
      if (owner.isEmpty()) {
        dangling.add(reference.uid());
      } else if (isWaiting(owner.get())) {
        waiting.add(reference.uid());
      } else {
        solid.add(reference.uid());
      }
    }
    return new Verdict.Owners(solid, dangling, waiting);
  }

  private static boolean isWaiting(ObjectMeta owner) {
    return owner.deletionTimestamp() != null && owner.finalizers().contains(Finalizers.FOREGROUND);
  }

  /** Whether no object can be at a place: its kind lives in namespaces, and none is named. */
  private boolean isImpossible(ObjectId id) throws IOException, InterruptedException {
    return id.namespace().isEmpty() && objects.isNamespaced(id.apiVersion(), id.kind());
  }

  /** The owner that an object means, if it exists: in the object's own namespace, or in none. */
  private Optional<ObjectMeta> find(ObjectId dependent, OwnerReference reference)
      throws IOException, InterruptedException, ImpossibleOwner {
    ObjectId near = ObjectId.of(Owner.of(reference), dependent.namespace());
    ObjectId inNone = near.in("");
    if (absentOwners.has(near) || absentOwners.has(inNone)) {
      return Optional.empty();
    }
    if (isImpossible(near)) {
      throw new ImpossibleOwner();
    }
    ObjectId meant = objects.isNamespaced(reference.apiVersion(), reference.kind()) ? near : inNone;
    Optional<ObjectMeta> owner =
        objects.fetch(meant).filter(object -> object.uid().equals(reference.uid()));
    if (owner.isEmpty()) {
      absentOwners.add(meant);
    }
    return owner;
  }
}
