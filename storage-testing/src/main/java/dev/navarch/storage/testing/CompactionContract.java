package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** What is forgotten, and what is not. */
interface CompactionContract extends Contract {
  @Test
  default void theCompactedRevisionCanStillBeReadButNoneBeforeIt() {
    long first = trial().put("a", "one");
    long second = trial().put("a", "two");
    long third = trial().put("a", "three");

    trial().store().compact(second);

    assertThat(trial().textsAt(second)).as("the compacted revision").isEqualTo(Map.of("a", "two"));
    assertThat(trial().textsAt(third)).as("the one after it").isEqualTo(Map.of("a", "three"));
    requireCompacted(first, second);
    requireCompacted(1, second);
  }

  @Test
  default void historyAfterTheCompactedRevisionStaysWhole() {
    StoreModel model = new StoreModel(trial().now());
    for (int i = 0; i < 60; i++) {
      ByteString key = trial().key("key-" + i % 7);
      Txn txn = i % 4 == 3 ? Txn.delete(key) : Txn.put(key, ByteString.utf8("value " + i));
      assertThat(trial().store().commit(txn)).isEqualTo(model.commit(txn));
    }

    for (long at = model.revision() - 40; at <= model.revision(); at += 20) {
      trial().store().compact(at);
      model.compact(at);
      requireCompacted(at - 1, at);
      for (long revision = at; revision <= model.revision(); revision++) {
        RangeRequest request = RangeRequest.of(trial().span()).at(revision);
        assertThat(AsText.range(trial().store().range(request)))
            .as("at %d, compacted at %d", revision, at)
            .isEqualTo(AsText.range(model.range(request)));
      }
    }
  }

  @Test
  default void compactingAgainDoesNothing() {
    long first = trial().put("a", "one");
    long second = trial().put("a", "two");
    trial().put("a", "three");
    trial().store().compact(second);

    trial().store().compact(second);
    trial().store().compact(first);

    assertThat(trial().textsAt(second)).isEqualTo(Map.of("a", "two"));
    requireCompacted(first, second);
  }

  @Test
  default void theFutureCannotBeCompacted() {
    long old = trial().put("a", "one");
    long latest = trial().put("a", "two");

    assertThatThrownBy(() -> trial().store().compact(latest + 1))
        .asInstanceOf(InstanceOfAssertFactories.type(StorageException.FutureRevision.class))
        .extracting(StorageException.FutureRevision::currentRevision)
        .as("the latest revision told")
        .isEqualTo(latest);

    assertThat(trial().textsAt(old)).as("what is still kept").isEqualTo(Map.of("a", "one"));
  }

  @Test
  default void everythingButTheLatestRevisionCanBeCompacted() {
    trial().put("a", "one");
    trial().put("b", "one");
    trial().delete("b");
    long latest = trial().put("a", "two");

    trial().store().compact(latest);

    assertThat(trial().textsAt(latest)).isEqualTo(Map.of("a", "two"));
    assertThat(trial().texts()).isEqualTo(Map.of("a", "two"));
    requireCompacted(latest - 1, latest);
  }

  @Test
  default void compactingIsNoChange() {
    trial().put("a", "one");
    trial().put("a", "two");
    long latest = trial().put("b", "one");
    KeyValue before = trial().held("a");
    RecordingListener listener = trial().watch();

    trial().store().compact(latest);

    assertThat(trial().now()).as("the latest revision").isEqualTo(latest);
    assertThat(trial().held("a")).isEqualTo(before);
    long next = trial().put("a", "three");
    assertThat(next).isEqualTo(latest + 1);
    assertThat(trial().held("a").version()).as("versions go on").isEqualTo(3);
    assertThat(trial().held("a").createRevision()).isEqualTo(before.createRevision());
    assertThat(listener.awaitEvents(1)).as("heard of the put alone").hasSize(1);
  }

  @Test
  default void aDeletedKeyStaysDeleted() {
    trial().put("a", "one");
    long deleted = trial().delete("a");
    trial().put("b", "two");

    trial().store().compact(deleted);

    trial().requireAbsent("a");
    assertThat(trial().textsAt(deleted)).isEmpty();
    long again = trial().commit(Txn.create(trial().key("a"), ByteString.EMPTY));
    assertThat(trial().held("a").createRevision()).isEqualTo(again);
    assertThat(trial().held("a").version()).isEqualTo(1);
  }

  @Test
  default void compareAndSetWorksOnWhatWasWrittenBeforeTheCompactedRevision() {
    long old = trial().put("a", "one");
    long latest = trial().put("b", "two");
    trial().store().compact(latest);

    trial().commit(Txn.update(trial().key("a"), old, ByteString.utf8("three")));

    assertThat(trial().held("a").version()).isEqualTo(2);
  }

  @Test
  default void aWatchThatRunsIsNotDisturbed() {
    RecordingListener listener = trial().watch();
    trial().put("a", "one");
    listener.awaitEvents(1);

    for (int i = 0; i < 20; i++) {
      long revision = trial().put("a", "value " + i);
      listener.awaitEvents(i + 2);
      trial().store().compact(revision);
    }

    assertThat(listener.events()).hasSize(21);
    assertThat(listener.failure()).isEmpty();
  }

  @Test
  default void readsOfTheLatestGoOnWhileOthersCompact() {
    Crowd.repeat(
        1,
        member -> {
          trial().put("a", "value");
          trial().store().compact(trial().now());
        },
        () -> {
          for (int i = 0; i < 100; i++) {
            trial().put("b", "value " + i);
            assertThat(trial().texts()).containsEntry("b", "value " + i);
          }
        });
  }

  @Test
  default void healthTellsTheOldestRevisionKept() {
    trial().put("a", "one");
    long kept = trial().put("a", "two");
    trial().put("a", "three");

    trial().store().compact(kept);

    assertThat(trial().store().health().compactedRevision()).isEqualTo(kept);
  }

  private void requireCompacted(long revision, long oldest) {
    for (RangeRequest request :
        new RangeRequest[] {
          RangeRequest.of(trial().span()).at(revision),
          RangeRequest.of(trial().span()).at(revision).limit(1),
          RangeRequest.count(trial().span()).at(revision)
        }) {
      assertThatThrownBy(() -> trial().store().range(request))
          .as("%s, compacted at %d", request, oldest)
          .asInstanceOf(InstanceOfAssertFactories.type(StorageException.Compacted.class))
          .extracting(StorageException.Compacted::oldestRevision)
          .as("the oldest revision told")
          .isEqualTo(oldest);
    }
  }
}
