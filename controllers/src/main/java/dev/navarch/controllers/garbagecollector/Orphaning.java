package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.errors.ApiException;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/**
 * Lets the dependents of an object go that is deleted without them: takes the references to it out
 * of each, and then lets the object go too. Used by many threads.
 */
final class Orphaning {
  private final Graph graph;
  private final LiveObjects objects;

  Orphaning(Graph graph, LiveObjects objects) {
    this.graph = graph;
    this.objects = objects;
  }

  /** Does it for one owner; whatever fails is done again as a whole. */
  boolean attempt(Node owner) throws IOException, InterruptedException {
    Optional<Graph.View> view = graph.view(owner);
    if (view.isEmpty()) {
      return false;
    }
    ObjectId id = view.get().id();
    for (ObjectId dependent : graph.dependents(owner)) {
      letGo(dependent, id.uid());
    }
    objects.removeFinalizer(id, Finalizers.ORPHAN);
    return false;
  }

  private void letGo(ObjectId dependent, String owner) throws IOException, InterruptedException {
    try {
      objects.removeOwners(dependent, Set.of(owner));
    } catch (ApiException e) {
      if (!e.isNotFound()) {
        throw e;
      }
    }
  }
}
