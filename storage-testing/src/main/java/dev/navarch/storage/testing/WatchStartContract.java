package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

/** Where a watch begins: nothing is left out, and nothing comes twice. */
interface WatchStartContract extends Contract {
  @Test
  default void aWatchFromNowHearsNothingOfThePast() {
    trial().put("a", "past");
    trial().delete("a");
    RecordingListener listener = trial().watch();

    long next = trial().put("a", "future");

    assertThat(listener.awaitEvents(1)).hasSize(1);
    assertThat(listener.events().getFirst().revision()).isEqualTo(next);
  }

  @Test
  default void aWatchFromARevisionBeginsWithThatRevision() {
    trial().put("a", "one");
    long start = trial().put("b", "two");
    trial().put("a", "three");
    trial().delete("b");

    RecordingListener listener = trial().watch(WatchRequest.of(trial().span()).from(start));
    long last = trial().put("c", "four");

    assertThat(revisionsOf(listener.awaitEvents(4)))
        .containsExactly(start, start + 1, start + 2, last);
  }

  @Test
  default void thePastIsToldAsItHappened() {
    StoreModel model = new StoreModel(trial().now());
    for (int i = 0; i < 60; i++) {
      Txn txn =
          i % 5 == 4
              ? Txn.delete(trial().key("key-" + i % 3))
              : Txn.put(trial().key("key-" + i % 4), ByteString.utf8("value " + i));
      assertThat(trial().store().commit(txn)).isEqualTo(model.commit(txn));
    }

    for (long start = model.compacted() + 1; start <= model.revision(); start += 7) {
      List<WatchEvent> expected = model.events(trial().span(), start);
      RecordingListener listener =
          trial().watch(WatchRequest.of(trial().span()).from(start).withPreviousValues());
      assertThat(AsText.eventsWithPrevious(listener.awaitEvents(expected.size())))
          .as("from %d", start)
          .isEqualTo(AsText.eventsWithPrevious(expected));
    }
  }

  @Test
  default void aWatchFromTheNextRevisionIsAWatchFromNow() {
    long now = trial().put("a", "past");
    RecordingListener listener = trial().watch(WatchRequest.of(trial().span()).from(now + 1));

    long next = trial().put("a", "future");

    assertThat(revisionsOf(listener.awaitEvents(1))).containsExactly(next);
  }

  @Test
  default void aStartInTheFutureIsWaitedFor() {
    long now = trial().put("a", "past");
    RecordingListener listener = trial().watch(WatchRequest.of(trial().span()).from(now + 3));
    RecordingListener everything = trial().watch();

    trial().put("a", "too early");
    trial().put("a", "still too early");
    everything.awaitEvents(2);
    assertThat(listener.events()).as("heard before the start").isEmpty();
    trial().put("a", "right");
    trial().put("a", "later");

    assertThat(revisionsOf(listener.awaitEvents(2))).containsExactly(now + 3, now + 4);
  }

  @Test
  default void aStartThatIsNoLongerKeptIsRefused() {
    long old = trial().put("a", "one");
    trial().put("a", "two");
    long kept = trial().put("a", "three");
    trial().put("a", "four");
    trial().store().compact(kept);

    RecordingListener listener = trial().watch(WatchRequest.of(trial().span()).from(old));

    StorageException.Compacted compacted = listener.awaitFailure(StorageException.Compacted.class);
    assertThat(compacted.oldestRevision()).as("oldest revision told").isEqualTo(kept);
    assertThat(listener.events()).as("events of a watch that was refused").isEmpty();
  }

  @Test
  default void aWatchCanBeginRightAfterTheCompactedRevision() {
    trial().put("a", "one");
    long kept = trial().put("a", "two");
    String before = AsText.item(trial().held("a"));
    long next = trial().put("a", "three");
    trial().put("b", "four");
    trial().store().compact(kept);

    RecordingListener listener =
        trial().watch(WatchRequest.of(trial().span()).from(kept + 1).withPreviousValues());

    assertThat(revisionsOf(listener.awaitEvents(2))).containsExactly(next, next + 1);
    assertThat(listener.events().getFirst().previous().map(AsText::item))
        .as("the value of the compacted revision")
        .contains(before);
  }

  @Test
  default void noEventIsLostOrDoubledAroundTheStart() {
    RecordingListener everything = trial().watch();
    long before = trial().put("begin", "");
    Map<Long, String> written = new ConcurrentSkipListMap<>();
    List<Started> fromOld = new ArrayList<>();
    List<Started> fromNow = new ArrayList<>();

    Crowd.run(
        4,
        member -> {
          for (int i = 0; i < 100; i++) {
            String value = "value " + member + "-" + i;
            written.put(trial().put("key-" + (member + i) % 5, value), value);
          }
        },
        () -> {
          for (int i = 0; i < 10; i++) {
            int enough = 1 + i * 30;
            Await.until(enough + " writes are done", () -> written.size() >= enough);
            long now = trial().now();
            WatchRequest request = WatchRequest.of(trial().span());
            long start = i % 2 == 0 ? before + 1 : now;
            fromOld.add(new Started(start, start, trial().watch(request.from(start))));
            RecordingListener listener = trial().watch(request);
            fromNow.add(new Started(now + 1, trial().now() + 1, listener));
          }
        });
    long last = trial().put("end", "");
    everything.awaitRevision(last);

    List<WatchEvent> all = everything.events();
    assertThat(valuesOf(all)).as("what was written").containsAll(written.values());
    assertThat(all).as("one event a write, and the first and last").hasSize(written.size() + 2);
    for (Started started : fromOld) {
      started.listener.awaitRevision(last);
      assertThat(revisionsOf(started.listener.events()))
          .as("from %d", started.earliest)
          .isEqualTo(revisionsOf(from(all, started.earliest)));
    }
    for (Started started : fromNow) {
      started.listener.awaitRevision(last);
      List<Long> heard = revisionsOf(started.listener.events());
      assertThat(heard.getFirst())
          .as("the first revision that a watch from now hears of")
          .isBetween(started.earliest, started.latest);
      assertThat(heard)
          .as("from %d", heard.getFirst())
          .isEqualTo(revisionsOf(from(all, heard.getFirst())));
    }
  }

  /** A watch, and between which revisions it begins. */
  record Started(long earliest, long latest, RecordingListener listener) {}

  private static List<WatchEvent> from(List<WatchEvent> events, long revision) {
    return events.stream().filter(event -> event.revision() >= revision).toList();
  }

  private static List<Long> revisionsOf(List<WatchEvent> events) {
    return events.stream().map(WatchEvent::revision).toList();
  }

  private static List<String> valuesOf(List<WatchEvent> events) {
    List<String> values = new ArrayList<>();
    for (WatchEvent event : events) {
      if (event instanceof WatchEvent.Put put) {
        values.add(put.current().value().utf8());
      }
    }
    return values;
  }
}
