package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.errors.ApiException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A collector without threads: which event is seen next, and which node is worked on next, is drawn
 * from a seed. For one thread.
 */
final class FakeCollector implements GraphListener {
  private static final int STEPS = 200_000;

  final FakeObjects objects = new FakeObjects();
  final List<ObjectId> invalid = new ArrayList<>();
  final AbsentOwners absentOwners = new AbsentOwners();
  final Graph graph = new Graph(this, absentOwners);
  private final Deleting deleting = new Deleting(graph, absentOwners, objects);
  private final Orphaning orphaning = new Orphaning(graph, objects, 1);
  private final Set<Node> deletions = new LinkedHashSet<>();
  private final Set<Node> orphans = new LinkedHashSet<>();
  private final Random random;

  FakeCollector(long seed) {
    random = new Random(seed);
  }

  @Override
  public void attemptToDelete(Node node) {
    deletions.add(node);
  }

  @Override
  public void attemptToDeleteLater(Node node) {
    deletions.add(node);
  }

  @Override
  public void attemptToOrphan(Node node) {
    orphans.add(node);
  }

  @Override
  public void invalidNamespace(ObjectId dependent, ObjectId meant) {
    invalid.add(dependent);
  }

  /** Lets everything happen that is bound to. */
  void settle() {
    for (int step = 0; step < STEPS; step++) {
      if (!step()) {
        return;
      }
    }
    throw new AssertionError("it does not come to rest: " + deletions + orphans);
  }

  /** Lets a few things happen. */
  void advance(int steps) {
    boolean more = true;
    for (int i = 0; i < steps && more; i++) {
      more = step();
    }
  }

  private boolean step() {
    List<Runnable> choices = new ArrayList<>();
    for (String kind : objects.kindsWithEvents()) {
      choices.add(() -> objects.deliver(kind, graph));
    }
    if (!deletions.isEmpty()) {
      choices.add(() -> work(deletions, deleting::attempt));
    }
    if (!orphans.isEmpty()) {
      choices.add(() -> work(orphans, orphaning::attempt));
    }
    if (choices.isEmpty()) {
      return false;
    }
    choices.get(random.nextInt(choices.size())).run();
    return true;
  }

  private void work(Set<Node> queue, CollectorQueue.Attempt attempt) {
    Node node = new ArrayList<>(queue).get(random.nextInt(queue.size()));
    queue.remove(node);
    try {
      if (attempt.make(node)) {
        queue.add(node);
      }
    } catch (ApiException | IOException e) {
      queue.add(node);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
