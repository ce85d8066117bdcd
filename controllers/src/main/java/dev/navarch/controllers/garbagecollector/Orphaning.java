package dev.navarch.controllers.garbagecollector;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets the dependents of an object go that is deleted without them: takes the references to it out
 * of each, and then lets the object go too. Used by many threads.
 */
final class Orphaning {
  private final Graph graph;
  private final LiveObjects objects;
  private final int atOnce;

  /**
   * Creates one.
   *
   * @param atOnce how many dependents of an owner are let go at once; with 1 nothing is done on
   *     other threads
   */
  Orphaning(Graph graph, LiveObjects objects, int atOnce) {
    this.graph = graph;
    this.objects = objects;
    this.atOnce = atOnce;
  }

  /**
   * Does it for one owner. All dependents are tried, whatever fails; the owner goes when all were
   * let go, and not before: what still names it then would be deleted.
   */
  boolean attempt(Node owner) throws IOException, InterruptedException {
    Optional<Graph.View> view = graph.view(owner);
    if (view.isEmpty()) {
      return false;
    }
    ObjectId id = view.get().id();
    new Dependents(graph.dependents(owner), id.uid()).letGo();
    objects.removeFinalizer(id, Finalizers.ORPHAN);
    return false;
  }

  /** The dependents of one owner. Several threads take one at a time. */
  private final class Dependents {
    private final String owner;
    private final int count;
    private final Queue<ObjectId> left;
    private final AtomicInteger done = new AtomicInteger();
    private final Queue<Exception> failures = new ConcurrentLinkedQueue<>();

    Dependents(List<ObjectId> dependents, String owner) {
      this.owner = owner;
      this.count = dependents.size();
      this.left = new ConcurrentLinkedQueue<>(dependents);
    }

    void letGo() throws IOException, InterruptedException {
      List<Thread> helpers = new ArrayList<>();
      for (int i = 1; i < Math.min(atOnce, count); i++) {
        helpers.add(Thread.ofVirtual().name("garbage-collector-orphan-helper").start(this::help));
      }
      try {
        work();
      } catch (InterruptedException e) {
        helpers.forEach(Thread::interrupt);
        throw e;
      } finally {
        ThreadEnd.await(helpers);
      }
      int still = count - done.get();
      if (still > 0) {
        Exception first = failures.peek();
        throw new IOException(
            "%d of %d dependents still name it: %s"
                .formatted(still, count, first == null ? "a thread broke" : first.getMessage()),
            first);
      }
    }

    private void help() {
      try {
        work();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void work() throws InterruptedException {
      for (ObjectId next = left.poll(); next != null; next = left.poll()) {
        try {
          objects.removeOwners(next, Set.of(owner));
          done.incrementAndGet();
        } catch (IOException | RuntimeException e) {
          failures.add(e);
        }
      }
    }
  }
}
