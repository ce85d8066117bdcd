package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** What a watch hears while it runs. */
interface WatchContract extends Contract {
  @Test
  default void aWatchHearsOfPutsAndDeletes() {
    RecordingListener listener = trial().watch();

    trial().put("a", "one");
    KeyValue made = trial().held("a");
    trial().put("a", "two");
    KeyValue changed = trial().held("a");
    long deleted = trial().delete("a");

    assertThat(AsText.events(listener.awaitEvents(3)))
        .isEqualTo(
            AsText.events(
                List.of(
                    new WatchEvent.Put(made, null),
                    new WatchEvent.Put(changed, made),
                    new WatchEvent.Delete(trial().key("a"), deleted, changed))));
  }

  @Test
  default void previousValuesAreToldIfAskedFor() {
    RecordingListener listener =
        trial().watch(WatchRequest.of(trial().span()).withPreviousValues());

    trial().put("a", "one");
    KeyValue first = trial().held("a");
    trial().put("a", "two");
    KeyValue second = trial().held("a");
    long deleted = trial().delete("a");
    trial().put("a", "three");
    KeyValue third = trial().held("a");

    assertThat(AsText.eventsWithPrevious(listener.awaitEvents(4)))
        .isEqualTo(
            AsText.eventsWithPrevious(
                List.of(
                    new WatchEvent.Put(first, null),
                    new WatchEvent.Put(second, first),
                    new WatchEvent.Delete(trial().key("a"), deleted, second),
                    new WatchEvent.Put(third, null))));
  }

  @Test
  default void allEventsOfATransactionComeInOneCall() {
    trial().put("b", "old");
    RecordingListener listener = trial().watch();

    Txn.Builder txn = Txn.builder().delete(trial().key("b"));
    for (int i = 0; i < 40; i++) {
      txn.put(trial().key("many/" + i), ByteString.utf8("value " + i));
    }
    long revision = trial().commit(txn.build());

    assertThat(listener.awaitEvents(41)).hasSize(41);
    assertThat(listener.calls()).as("calls").hasSize(1);
    assertThat(listener.events()).allMatch(event -> event.revision() == revision);
  }

  @Test
  default void whatChangesNothingIsNotHeard() {
    trial().put("a", "one");
    RecordingListener listener = trial().watch();

    trial().delete("absent");
    trial().commit(Txn.builder().build());
    trial().conflict(Txn.create(trial().key("a"), ByteString.EMPTY));
    long last =
        trial()
            .commit(
                Txn.builder()
                    .delete(trial().key("absent"))
                    .put(trial().key("end"), ByteString.EMPTY)
                    .build());

    listener.awaitRevision(last);
    assertThat(namesOf(listener)).containsExactly("end");
  }

  @Test
  default void aWatchOfAPrefixHearsOfNothingElse() {
    RecordingListener listener = trial().watch(WatchRequest.of(KeySpan.prefix(trial().key("a/"))));

    for (String name : List.of("a", "a/1", "a0", "A/1", "b", "a/", "a/2")) {
      trial().put(name, "value");
    }

    listener.awaitEvents(3);
    assertThat(namesOf(listener)).containsExactly("a/1", "a/", "a/2");
  }

  @Test
  default void aWatchOfOneKeyHearsOfNoOther() {
    RecordingListener listener = trial().watch(WatchRequest.of(KeySpan.key(trial().key("b"))));

    for (String name : List.of("a", "b", "b/1", "ba", "c")) {
      trial().put(name, "value");
    }
    trial().delete("b/1");
    trial().delete("b");

    listener.awaitEvents(2);
    assertThat(namesOf(listener)).containsExactly("b", "b");
  }

  @Test
  default void aWatchTakesTheStartOfItsSpanAndLeavesTheEnd() {
    RecordingListener listener =
        trial().watch(WatchRequest.of(new KeySpan(trial().key("b"), trial().key("d"))));

    for (String name : List.of("a", "b", "d", "d/1", "c", "e", "c/1")) {
      trial().put(name, "value");
    }

    listener.awaitEvents(3);
    assertThat(namesOf(listener)).containsExactly("b", "c", "c/1");
  }

  @Test
  default void aWatchWithoutEndReachesToTheLastKey() {
    RecordingListener fromB =
        trial().watch(WatchRequest.of(new KeySpan(trial().key("b"), ByteString.EMPTY)));
    RecordingListener everything = trial().watch(WatchRequest.of(KeySpan.ALL));

    trial().put("a", "one");
    trial().put("b", "two");
    ByteString last = ByteString.copyOf(new byte[] {-1}).concat(trial().prefix());
    trial().commit(Txn.put(last, ByteString.utf8("three")));

    assertThat(keysOf(fromB.awaitEvents(2))).containsExactly(trial().key("b"), last);
    assertThat(keysOf(everything.awaitEvents(3)))
        .containsExactly(trial().key("a"), trial().key("b"), last);
  }

  @Test
  default void aWatchOfAVoidSpanHearsNothing() {
    RecordingListener nothing =
        trial().watch(WatchRequest.of(new KeySpan(trial().key("c"), trial().key("a"))));
    RecordingListener everything = trial().watch();

    trial().put("b", "value");

    everything.awaitEvents(1);
    assertThat(nothing.events()).isEmpty();
    assertThat(nothing.failure()).isEmpty();
  }

  @Test
  default void aTransactionIsHeardAsFarAsItLiesInTheSpan() {
    RecordingListener listener = trial().watch(WatchRequest.of(KeySpan.prefix(trial().key("in/"))));

    trial()
        .commit(
            Txn.builder()
                .put(trial().key("in/a"), ByteString.EMPTY)
                .put(trial().key("out/a"), ByteString.EMPTY)
                .put(trial().key("in/b"), ByteString.EMPTY)
                .build());
    trial().put("in/end", "");

    listener.awaitEvents(3);
    assertThat(namesOf(listener)).containsExactlyInAnyOrder("in/a", "in/b", "in/end");
  }

  @Test
  default void everyWatchHearsEverything() {
    List<RecordingListener> listeners = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      WatchRequest request = WatchRequest.of(trial().span());
      listeners.add(trial().watch(i % 2 == 0 ? request : request.withPreviousValues()));
    }

    for (int i = 0; i < 50; i++) {
      trial().put("key-" + i % 7, "value " + i);
    }

    List<String> first = AsText.events(listeners.getFirst().awaitEvents(50));
    assertThat(first).hasSize(50);
    for (RecordingListener listener : listeners) {
      assertThat(AsText.events(listener.awaitEvents(50))).isEqualTo(first);
    }
  }

  @Test
  default void aListenerMayUseTheStore() {
    Trial trial = trial();
    RecordingListener listener =
        RecordingListener.reacting(events -> {
          String name = trial.name(events.getFirst().key());
          if (name.equals("question")) {
            assertThat(trial.texts()).containsKey("question");
            trial.put("answer", "from the listener");
          }
        });
    trial.watch(WatchRequest.of(trial.span()), listener);

    trial.put("question", "");

    listener.awaitEvents(2);
    assertThat(namesOf(listener)).containsExactly("question", "answer");
  }

  @Test
  default void aListenerThatBlocksDelaysNobodyElse() {
    CountDownLatch release = new CountDownLatch(1);
    RecordingListener blocked = RecordingListener.reacting(events -> waitFor(release));
    trial().watch(WatchRequest.of(trial().span()), blocked);
    RecordingListener other = trial().watch();
    try {
      for (int i = 0; i < 100; i++) {
        trial().put("a", "value " + i);
      }

      other.awaitEvents(100);
      RecordingListener later = trial().watch();
      trial().put("a", "after");
      later.awaitEvents(1);
    } finally {
      release.countDown();
    }

    assertThat(AsText.events(blocked.awaitEvents(101)))
        .as("what waited in the queue meanwhile")
        .isEqualTo(AsText.events(other.awaitEvents(101)));
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private List<String> namesOf(RecordingListener listener) {
    return listener.events().stream().map(event -> trial().name(event.key())).toList();
  }

  private static List<ByteString> keysOf(List<WatchEvent> events) {
    return events.stream().map(WatchEvent::key).toList();
  }
}
