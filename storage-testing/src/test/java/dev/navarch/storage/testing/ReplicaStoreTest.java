package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.mvcc.HistoryBounds;
import dev.navarch.storage.replica.ReplicaStore;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a replica does where its copy and the store are not the same. */
@Timeout(60)
class ReplicaStoreTest {
  private static final ByteString KEY = ByteString.utf8("key");

  private final HeldBackStore origin = new HeldBackStore(MemoryStore.create());
  private final ReplicaStore replica =
      ReplicaStore.open(origin, new HistoryBounds(32, Duration.ofMinutes(10)));

  @AfterEach
  void close() {
    origin.hold(false);
    replica.close();
  }

  @Test
  void readsAreServedByTheCopy() {
    put(replica, "one");
    int before = origin.reads();

    assertThat(replica.get(KEY)).isPresent();
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL)).items()).hasSize(1);
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL).at(replica.revision())).items())
        .hasSize(1);

    assertThat(origin.reads()).as("reads of the store itself").isEqualTo(before);
  }

  @Test
  void aCopyThatLagsBehindIsNotReadAndNotWaitedForTwice() {
    long old = put(replica, "one");
    origin.hold(true);
    long latest = put(origin.store(), "two");

    assertThat(replica.get(KEY)).map(KeyValue::modRevision).contains(latest);
    long start = System.nanoTime();
    for (int i = 0; i < 50; i++) {
      assertThat(replica.get(KEY)).map(KeyValue::modRevision).contains(latest);
      assertThat(replica.range(RangeRequest.of(KeySpan.ALL)).revision()).isEqualTo(latest);
    }
    assertThat(Duration.ofNanos(System.nanoTime() - start))
        .as("fifty reads of a copy known to lag")
        .isLessThan(Duration.ofSeconds(1));
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL).at(replica.revision())).revision())
        .as("what is known")
        .isEqualTo(old);

    origin.hold(false);
    Await.until("the copy has caught up", () -> replica.revision() >= latest);
    int before = origin.reads();
    assertThat(replica.get(KEY)).map(KeyValue::modRevision).contains(latest);
    assertThat(origin.reads()).as("reads of the store itself").isEqualTo(before);
  }

  @Test
  void aRevisionThatTheCopyDoesNotHaveYetIsReadAtTheStore() {
    origin.hold(true);
    long latest = put(origin.store(), "one");

    assertThat(replica.range(RangeRequest.of(KeySpan.ALL).at(latest)).items()).hasSize(1);
    assertThatThrownBy(() -> replica.range(RangeRequest.of(KeySpan.ALL).at(latest + 1)))
        .isInstanceOf(StorageException.FutureRevision.class);
  }

  @Test
  void whatTheCopyHasForgottenIsReadAndWatchedAtTheStore() {
    long old = put(replica, "first");
    for (int i = 0; i < 100; i++) {
      put(replica, "value " + i);
    }
    int before = origin.reads();
    RecordingListener listener = new RecordingListener();

    assertThat(replica.range(RangeRequest.of(KeySpan.ALL).at(old)).items().getFirst().value())
        .isEqualTo(ByteString.utf8("first"));
    replica.watch(WatchRequest.of(KeySpan.ALL).from(old), listener);

    assertThat(origin.reads()).as("reads of the store itself").isEqualTo(before + 1);
    assertThat(listener.awaitEvents(101)).hasSize(101);
  }

  @Test
  void moreNewsThanTheHistoryHoldsReachTheWatches() {
    RecordingListener listener = new RecordingListener();
    long first = replica.revision() + 1;
    replica.watch(WatchRequest.of(KeySpan.ALL).from(first), listener);
    origin.hold(true);
    for (int i = 0; i < 500; i++) {
      put(origin.store(), "value " + i);
    }

    origin.hold(false);

    assertThat(listener.awaitEvents(500)).hasSize(500);
    assertThat(listener.failure()).isEmpty();
  }

  @Test
  void aStoreThatWasPutBackIsReadAnew() {
    put(replica, "kept");
    MemoryStore backup = origin.store().fork();
    long lost = put(replica, "lost");
    RecordingListener listener = new RecordingListener();
    replica.watch(WatchRequest.of(KeySpan.ALL).from(lost + 1), listener);
    MemoryStore former = origin.store();

    origin.swap(backup);

    assertThat(replica.get(KEY)).map(KeyValue::value).contains(ByteString.utf8("kept"));
    Await.until("the copy is that of the backup", () -> replica.revision() < lost);
    listener.awaitFailure(StorageException.Compacted.class);
    long next = put(replica, "next");
    assertThat(replica.get(KEY)).map(KeyValue::modRevision).contains(next);
    former.close();
  }

  @Test
  void aMarkThatIsAskedForIsAsFreshAsTheStore() {
    RecordingListener listener = new RecordingListener();
    Watch watch = replica.watch(WatchRequest.of(KeySpan.prefix("quiet/")), listener);
    origin.hold(true);
    long latest = put(origin.store(), "one");

    watch.requestProgress();
    assertThat(listener.marks()).isEqualTo(List.of());
    origin.hold(false);

    assertThat(listener.awaitProgress(latest)).isGreaterThanOrEqualTo(latest);
  }

  private static long put(Store store, String value) {
    return store.commit(Txn.put(KEY, ByteString.utf8(value))).revision();
  }
}
