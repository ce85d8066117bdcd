package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** How a store is, and how it ends. */
interface LifecycleContract extends Contract {
  @Test
  default void anOpenStoreIsHealthy() {
    long revision = trial().put("a", "one");

    StoreHealth health = trial().store().health();

    assertThat(health.writable()).as("writable: %s", health.message()).isTrue();
    assertThat(health.message()).isEqualTo("ok");
    assertThat(health.revision()).isEqualTo(revision);
    assertThat(health.compactedRevision()).as("oldest revision").isLessThanOrEqualTo(revision);
    assertThat(health.storedBytes()).as("bytes on disk").isNotNegative();
  }

  @Test
  default void theKnownRevisionNeverGoesBack() {
    long known = trial().store().revision();
    for (int i = 0; i < 20; i++) {
      long written = trial().put("a", "value " + i);
      long now = trial().store().revision();

      assertThat(now).as("revision()").isGreaterThan(known).isGreaterThanOrEqualTo(written);
      known = now;
    }
  }

  @Test
  default void aStoreMayBeClosedAgain() {
    trial().put("a", "one");

    trial().store().close();

    assertThatCode(() -> trial().store().close()).doesNotThrowAnyException();
  }

  @Test
  default void severalThreadsMayCloseAStore() {
    trial().put("a", "one");

    Crowd.run(4, member -> trial().store().close());

    assertThatThrownBy(() -> trial().store().get(trial().key("a")))
        .isInstanceOf(StorageException.Closed.class);
  }

  @Test
  default void nothingCanBeDoneWithAClosedStore() {
    Store store = trial().store();
    Lease lease = trial().grant(trial().abilities().shortestLease());
    long revision = trial().put("a", "one");

    store.close();

    Map<String, ThrowingCallable> calls = new LinkedHashMap<>();
    calls.put("get", () -> store.get(trial().key("a")));
    calls.put("range", () -> store.range(RangeRequest.of(trial().span())));
    calls.put("count", () -> store.range(RangeRequest.count(trial().span()).at(revision)));
    calls.put("commit", () -> store.commit(Txn.put(trial().key("a"), ByteString.EMPTY)));
    calls.put("compact", () -> store.compact(revision));
    calls.put("grant", () -> store.leases().grant(Duration.ofSeconds(60)));
    calls.put("keep alive", () -> store.leases().keepAlive(lease.id()));
    calls.put("revoke", () -> store.leases().revoke(lease.id()));
    calls.put("remaining", () -> store.leases().remaining(lease.id()));
    calls.forEach((name, call) ->
        assertThatThrownBy(call).as(name).isInstanceOf(StorageException.Closed.class));
  }

  /** Both ways to say it are fine. */
  @Test
  default void aWatchOfAClosedStoreIsRefused() {
    RecordingListener listener = new RecordingListener();
    trial().store().close();

    try {
      trial().watch(WatchRequest.of(trial().span()), listener);
    } catch (StorageException.Closed e) {
      assertThat(listener.failure()).as("told to the listener of a refused watch").isEmpty();
      return;
    }
    listener.awaitFailure(StorageException.Closed.class);
  }

  @Test
  default void callsUnderWayEndWhenTheStoreIsClosed() {
    AtomicInteger answered = new AtomicInteger();

    Crowd.run(
        4,
        member -> {
          try {
            while (true) {
              if (member % 2 == 0) {
                trial().put("key-" + member, "value");
              } else {
                trial().texts();
              }
              answered.incrementAndGet();
            }
          } catch (StorageException.Closed e) {
            // So it should be, after the last answer.
          }
        },
        () -> {
          Await.until("there are calls under way", () -> answered.get() > 100);
          trial().store().close();
        });
  }
}
