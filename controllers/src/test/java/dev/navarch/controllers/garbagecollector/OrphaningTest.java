package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OrphaningTest {
  private static final int DEPENDENTS = 50;

  private final FakeObjects known = new FakeObjects();
  private final List<Node> orphaned = new ArrayList<>();
  private final Graph graph =
      new Graph(
          new GraphListener() {
            @Override
            public void attemptToDelete(Node node) {}

            @Override
            public void attemptToDeleteLater(Node node) {}

            @Override
            public void attemptToOrphan(Node node) {
              orphaned.add(node);
            }

            @Override
            public void invalidNamespace(ObjectId dependent, ObjectId meant) {}
          },
          new AbsentOwners());

  /** Breaks at one of the dependents; used by many threads. */
  private static final class BreakingOnce implements LiveObjects {
    final AtomicInteger changed = new AtomicInteger();
    volatile boolean ownerIsLetGo;

    @Override
    public void removeOwners(ObjectId id, Set<String> owners) {
      if (changed.incrementAndGet() == DEPENDENTS / 2) {
        throw new AssertionError("expected by the test");
      }
    }

    @Override
    public void removeFinalizer(ObjectId id, String finalizer) {
      ownerIsLetGo = true;
    }

    private static AssertionError unexpected() {
      return new AssertionError("orphans are let go, and nothing else is asked for");
    }

    @Override
    public boolean isNamespaced(String apiVersion, String kind) {
      throw unexpected();
    }

    @Override
    public Optional<ObjectMeta> fetch(ObjectId id) {
      throw unexpected();
    }

    @Override
    public void delete(ObjectId id, @Nullable String resourceVersion, String policy) {
      throw unexpected();
    }

    @Override
    public void unblockOwners(ObjectId id) {
      throw unexpected();
    }
  }

  @Test
  void ownerStaysUntilAllWereLetGoAlsoIfAThreadBreaks() throws Exception {
    ObjectId owner = known.create("Owner", "n", "o", List.of());
    for (int i = 0; i < DEPENDENTS; i++) {
      known.create("Dependent", "n", "d" + i, List.of(FakeObjects.reference(owner, false)));
    }
    known.delete(owner, null, DeletionPropagation.ORPHAN);
    while (!known.kindsWithEvents().isEmpty()) {
      known.deliver(known.kindsWithEvents().iterator().next(), graph);
    }
    BreakingOnce objects = new BreakingOnce();
    Orphaning orphaning = new Orphaning(graph, objects, 10);
    Node node = orphaned.getFirst();

    assertThatThrownBy(() -> orphaning.attempt(node)).isNotNull();
    assertThat(objects.ownerIsLetGo).isFalse();

    assertThat(orphaning.attempt(node)).isFalse();
    assertThat(objects.ownerIsLetGo).isTrue();
  }
}
