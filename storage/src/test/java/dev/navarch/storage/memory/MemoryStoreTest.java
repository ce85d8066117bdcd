package dev.navarch.storage.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.mvcc.HistoryBounds;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class MemoryStoreTest {
  private static final ByteString KEY = ByteString.utf8("key");
  private static final ByteString A = ByteString.utf8("a");
  private static final ByteString B = ByteString.utf8("b");

  @Test
  void aForkGoesItsOwnWay() {
    try (MemoryStore original = MemoryStore.create()) {
      long before = original.commit(Txn.put(KEY, A)).revision();
      try (MemoryStore fork = original.fork()) {
        original.commit(Txn.put(ByteString.utf8("only here"), A));
        original.commit(Txn.put(ByteString.utf8("here too"), A));
        fork.commit(Txn.put(KEY, B));

        assertThat(original.get(KEY).orElseThrow().value()).isEqualTo(A);
        assertThat(fork.get(KEY).orElseThrow().value()).isEqualTo(B);
        assertThat(original.range(RangeRequest.of(KeySpan.ALL)).count()).isEqualTo(3);
        assertThat(fork.range(RangeRequest.of(KeySpan.ALL)).count()).isEqualTo(1);
        assertThat(original.revision()).isEqualTo(before + 2);
        assertThat(fork.revision()).isEqualTo(before + 1);
      }
    }
  }

  @Test
  void aForkHasTheHistoryAndSurvivesTheOriginal() {
    MemoryStore original = MemoryStore.create();
    long first = original.commit(Txn.put(KEY, A)).revision();
    original.commit(Txn.put(KEY, B));

    MemoryStore fork = original.fork();
    original.close();

    assertThat(fork.range(RangeRequest.of(KeySpan.key(KEY)).at(first)).items().get(0).value())
        .isEqualTo(A);
    fork.close();
  }

  @Test
  void leasesOfAForkEndThereAsWell() {
    try (MemoryStore original = MemoryStore.create()) {
      Lease lease = original.leases().grant(Duration.ofMinutes(1));
      original.commit(Txn.builder().put(KEY, A, lease.id()).build());

      try (MemoryStore fork = original.fork()) {
        fork.leases().revoke(lease.id());

        assertThat(fork.get(KEY)).isEmpty();
        assertThat(original.get(KEY)).isPresent();
        assertThat(original.leases().remaining(lease.id())).isPresent();
      }
    }
  }

  @Test
  void historyIsBoundedByCount() {
    HistoryBounds bounds = new HistoryBounds(100, Duration.ofHours(1));
    try (MemoryStore store = MemoryStore.create(Limits.DEFAULT, bounds)) {
      for (int i = 0; i < 1000; i++) {
        store.commit(Txn.put(KEY, A));
      }

      long oldest = store.health().compactedRevision();
      assertThat(store.revision() - oldest).isBetween(100L, 110L);
      assertThat(store.range(RangeRequest.of(KeySpan.ALL).at(oldest)).count()).isEqualTo(1);
      assertThatThrownBy(() -> store.range(RangeRequest.of(KeySpan.ALL).at(oldest - 1)))
          .isInstanceOfSatisfying(
              StorageException.Compacted.class,
              e -> assertThat(e.oldestRevision()).isEqualTo(oldest));
    }
  }

  @Test
  void historyIsBoundedByAge() {
    HistoryBounds bounds = new HistoryBounds(1_000_000, Duration.ofMillis(20));
    try (MemoryStore store = MemoryStore.create(Limits.DEFAULT, bounds)) {
      store.commit(Txn.put(KEY, A));
      long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
      while (store.health().compactedRevision() < 3 && System.nanoTime() < end) {
        store.commit(Txn.put(KEY, A));
      }

      assertThat(store.health().compactedRevision()).isGreaterThanOrEqualTo(3);
    }
  }
}
