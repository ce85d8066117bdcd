package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class DeltaFifoTest {
  private static final ConfigMap A1 = ConfigMaps.of("a", 1);
  private static final ConfigMap A2 = ConfigMaps.of("a", 2);
  private static final ConfigMap A3 = ConfigMaps.of("a", 3);
  private static final ConfigMap B1 = ConfigMaps.of("b", 1);
  private static final String A = "default/a";
  private static final String B = "default/b";

  private final Store<ConfigMap> known = Store.create(KeyFunc.metaNamespace());
  private final DeltaFifo<ConfigMap> fifo = new DeltaFifo<>(KeyFunc.metaNamespace(), known);

  private List<Delta<ConfigMap>> pop() throws Exception {
    List<Delta<ConfigMap>> taken = new ArrayList<>();
    fifo.pop((key, deltas, inInitialList) -> taken.addAll(deltas));
    return taken;
  }

  @Test
  void changesOfOneObjectComeTogetherAndInOrder() throws Exception {
    fifo.add(A1);
    fifo.add(B1);
    fifo.update(A2);
    fifo.delete(A3);

    assertThat(fifo.listKeys()).containsExactly(A, B);
    assertThat(pop())
        .containsExactly(new Delta.Added<>(A1), new Delta.Updated<>(A2), new Delta.Deleted<>(A3));
    assertThat(pop()).containsExactly(new Delta.Added<>(B1));
  }

  @Test
  void deletionOfWhatIsNeitherQueuedNorKnownIsDropped() {
    fifo.delete(A1);

    assertThat(fifo.listKeys()).isEmpty();
  }

  @Test
  void deletionOfWhatIsKnownIsQueued() {
    known.add(A1);

    fifo.delete(A2);

    assertThat(fifo.deltas(A)).containsExactly(new Delta.Deleted<>(A2));
  }

  @Test
  void withoutKnownObjectsOnlyQueuedOnesAreDeleted() {
    DeltaFifo<ConfigMap> blind = new DeltaFifo<>(KeyFunc.metaNamespace(), null);
    blind.add(A1);

    blind.delete(A2);
    blind.delete(B1);
    blind.resync();

    assertThat(blind.listKeys()).containsExactly(A);
    assertThat(blind.deltas(A)).containsExactly(new Delta.Added<>(A1), new Delta.Deleted<>(A2));
  }

  @Test
  void ofTwoDeletionsTheFirstStays() {
    known.add(A1);

    fifo.delete(A2);
    fifo.delete(A3);

    assertThat(fifo.deltas(A)).containsExactly(new Delta.Deleted<>(A2));
  }

  @Test
  void deletionThatWasSeenStaysBeforeATombstone() {
    known.add(A1);

    fifo.delete(A2);
    fifo.replace(List.of(), "5");

    assertThat(fifo.deltas(A)).containsExactly(new Delta.Deleted<>(A2));
  }

  @Test
  void deletionThatWasSeenTakesThePlaceOfATombstone() {
    known.add(A1);

    fifo.replace(List.of(), "5");
    assertThat(fifo.deltas(A)).containsExactly(new Delta.DeletedFinalStateUnknown<>(A, A1));
    fifo.delete(A2);

    assertThat(fifo.deltas(A)).containsExactly(new Delta.Deleted<>(A2));
  }

  @Test
  void secondTombstoneHoldsTheObjectNotTheFirstTombstone() {
    known.add(A1);

    fifo.replace(List.of(), "5");
    fifo.replace(List.of(), "6");

    assertThat(fifo.deltas(A)).containsExactly(new Delta.DeletedFinalStateUnknown<>(A, A1));
  }

  @Test
  void deletionsThatAreNotInARowAllStay() {
    fifo.add(A1);
    fifo.delete(A1);
    fifo.add(A2);
    fifo.delete(A2);

    assertThat(fifo.deltas(A))
        .containsExactly(
            new Delta.Added<>(A1),
            new Delta.Deleted<>(A1),
            new Delta.Added<>(A2),
            new Delta.Deleted<>(A2));
  }

  @Test
  void replaceTellsOfWhatIsGoneByItsNewestKnownState() {
    known.add(A1);
    known.add(B1);
    fifo.update(A2);

    fifo.replace(List.of(ConfigMaps.of("c", 4)), "5");

    assertThat(fifo.deltas(A))
        .containsExactly(new Delta.Updated<>(A2), new Delta.DeletedFinalStateUnknown<>(A, A2));
    assertThat(fifo.deltas(B)).containsExactly(new Delta.DeletedFinalStateUnknown<>(B, B1));
    assertThat(fifo.deltas("default/c"))
        .containsExactly(new Delta.Replaced<>(ConfigMaps.of("c", 4)));
  }

  @Test
  void resyncBringsUpWhatIsKnownAndNotQueued() {
    known.add(A1);
    known.add(B1);
    fifo.update(A2);

    fifo.resync();

    assertThat(fifo.deltas(A)).containsExactly(new Delta.Updated<>(A2));
    assertThat(fifo.deltas(B)).containsExactly(new Delta.Sync<>(B1));
  }

  @Test
  void requeuedChangesComeAgainAfterTheOthers() throws Exception {
    fifo.add(A1);
    fifo.add(B1);

    assertThatThrownBy(() ->
            fifo.pop((key, deltas, initial) -> {
              throw new RequeueException("later", new IllegalStateException());
            }))
        .isInstanceOf(RequeueException.class);

    assertThat(fifo.listKeys()).containsExactly(B, A);
    assertThat(fifo.deltas(A)).containsExactly(new Delta.Added<>(A1));
  }

  @Test
  void whatIsPutBackYieldsToWhatIsNewer() {
    fifo.update(A2);

    fifo.addIfNotPresent(A, List.of(new Delta.Added<>(A1)));
    fifo.addIfNotPresent(B, List.of(new Delta.Added<>(B1)));

    assertThat(fifo.deltas(A)).containsExactly(new Delta.Updated<>(A2));
    assertThat(fifo.deltas(B)).containsExactly(new Delta.Added<>(B1));
  }

  @Test
  void hasSyncedWhenTheFirstListIsOut() throws Exception {
    assertThat(fifo.hasSynced()).isFalse();
    fifo.replace(List.of(A1, B1), "5");
    assertThat(fifo.hasSynced()).isFalse();
    pop();
    assertThat(fifo.hasSynced()).isFalse();
    pop();
    assertThat(fifo.hasSynced()).isTrue();

    fifo.replace(List.of(A1), "6");
    assertThat(fifo.hasSynced()).isTrue();
  }

  @Test
  void hasSyncedAtOnceAfterAnEmptyListOrASingleChange() {
    fifo.replace(List.of(), "5");
    assertThat(fifo.hasSynced()).isTrue();

    DeltaFifo<ConfigMap> other = new DeltaFifo<>(KeyFunc.metaNamespace(), known);
    other.add(A1);
    assertThat(other.hasSynced()).isTrue();
  }

  @Test
  void firstListIsMarkedAndItsEndIsToldOnceAfterItsLastObject() throws Exception {
    List<String> told = new ArrayList<>();
    DeltaFifo<ConfigMap> marked =
        new DeltaFifo<>(
            KeyFunc.metaNamespace(), known, UnaryOperator.identity(), () -> told.add("end"));
    marked.replace(List.of(A1, B1), "5");
    marked.add(ConfigMaps.of("c", 6));

    for (int i = 0; i < 3; i++) {
      marked.pop((key, deltas, initial) -> told.add(key + " " + initial));
    }

    assertThat(told).containsExactly(A + " true", B + " true", "end", "default/c false");
  }

  @Test
  void transformSeesEachObjectFromTheServerOnce() {
    AtomicInteger calls = new AtomicInteger();
    UnaryOperator<ConfigMap> shrink =
        object -> {
          calls.incrementAndGet();
          return object.toBuilder().data(Map.of()).build();
        };
    DeltaFifo<ConfigMap> small = new DeltaFifo<>(KeyFunc.metaNamespace(), known, shrink, () -> {});
    known.add(B1);

    small.replace(List.of(A1), "5");
    small.update(A2);
    small.resync();

    assertThat(calls).hasValue(2);
    assertThat(small.deltas(A)).allSatisfy(delta -> assertThat(delta.object().data()).isEmpty());
    assertThat(small.deltas(B)).containsExactly(new Delta.DeletedFinalStateUnknown<>(B, B1));
  }

  private final DeltaFifo<ConfigMap> fragile =
      new DeltaFifo<>(
          KeyFunc.metaNamespace(),
          known,
          object -> {
            if (object.equals(B1)) {
              throw new IllegalStateException("too odd");
            }
            return object;
          },
          () -> {});

  @Test
  void objectOfAListThatCannotBeTransformedIsLeftOutAndNotTakenForGone() throws Exception {
    ConfigMap before = ConfigMaps.of("b", 0);
    known.add(before);

    assertThatThrownBy(() -> fragile.replace(List.of(A1, B1), "5"))
        .isInstanceOfSatisfying(
            TransformException.class, e -> assertThat(e.keys()).containsExactly(B))
        .hasMessageContaining("too odd");

    assertThat(fragile.listKeys()).containsExactly(A);
    assertThat(fragile.hasSynced()).isFalse();
    assertThat(fragile.pop((key, deltas, initial) -> {})).isTrue();
    assertThat(fragile.hasSynced()).isTrue();
  }

  @Test
  void changeThatCannotBeTransformedIsLeftOutAndADeletionIsNot() {
    ConfigMap before = ConfigMaps.of("b", 0);
    known.add(before);

    assertThatThrownBy(() -> fragile.add(B1)).isInstanceOf(TransformException.class);
    assertThatThrownBy(() -> fragile.update(B1)).isInstanceOf(TransformException.class);
    assertThat(fragile.listKeys()).isEmpty();
    assertThatThrownBy(() -> fragile.delete(B1)).isInstanceOf(TransformException.class);

    assertThat(fragile.deltas(B)).containsExactly(new Delta.DeletedFinalStateUnknown<>(B, before));
  }

  @Test
  void requeuedChangesWakeAnotherReader() throws Exception {
    AtomicInteger calls = new AtomicInteger();
    Runnable reading =
        () -> {
          try {
            boolean unused =
                fifo.pop((key, deltas, initial) -> {
                  if (calls.incrementAndGet() == 1) {
                    throw new RequeueException("later", new IllegalStateException());
                  }
                });
          } catch (InterruptedException | RequeueException e) {
            return;
          }
        };
    Thread one = Thread.ofVirtual().start(reading);
    Thread other = Thread.ofVirtual().start(reading);
    Eventually.until(
        "both wait",
        () -> one.getState() == Thread.State.WAITING && other.getState() == Thread.State.WAITING);

    fifo.add(A1);

    assertThat(one.join(Duration.ofSeconds(20))).isTrue();
    assertThat(other.join(Duration.ofSeconds(20))).isTrue();
    assertThat(calls).hasValue(2);
  }

  @Test
  void closedQueueGivesWhatIsLeftAndEnds() throws Exception {
    fifo.add(A1);
    fifo.close();

    assertThat(fifo.pop((key, deltas, initial) -> {})).isTrue();
    assertThat(fifo.pop((key, deltas, initial) -> {})).isFalse();
  }

  @Test
  void closingEndsThoseWhoWait() throws Exception {
    Thread reader =
        Thread.ofVirtual()
            .start(() -> {
              try {
                fifo.pop((key, deltas, initial) -> {});
              } catch (InterruptedException | RequeueException e) {
                throw new IllegalStateException(e);
              }
            });
    fifo.close();

    assertThat(reader.join(Duration.ofSeconds(20))).isTrue();
    assertThat(fifo.awaitSynced(Duration.ofSeconds(20))).isFalse();
  }
}
