package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.RecordingListener;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Proves that a folder opened a second time holds everything: values, history, leases. */
@Timeout(120)
class EmbeddedStoreTest {
  private static final ByteString A = ByteString.utf8("a");
  private static final ByteString B = ByteString.utf8("b");

  @TempDir private Path temp;

  private EmbeddedStore open() {
    return EmbeddedStore.open(temp.resolve("store"), EmbeddedOptions.DEFAULT);
  }

  private static ByteString text(String text) {
    return ByteString.utf8(text);
  }

  @Test
  void aNewStoreHasNothingInIt() {
    try (Store store = open()) {
      assertThat(store.revision()).isEqualTo(1);
      assertThat(store.range(RangeRequest.of(KeySpan.ALL)).items()).isEmpty();
      assertThat(store.health().writable()).isTrue();
      assertThat(store.health().storedBytes()).isPositive();
    }
  }

  @Test
  void everyReadableRevisionIsTheSameAfterOpeningAgain() {
    Set<Long> leases;
    StoreImage before;
    try (Store store = open()) {
      leases = new Scenario(store, 42).run(400);
      store.compact(store.revision() - 150);
      before = StoreImage.of(store, leases);
    }

    try (Store store = open()) {
      assertThat(before.compacted()).isEqualTo(before.revision() - 150);
      StoreImage.of(store, leases).requireSame(before);
    }
    try (Store store = open()) {
      StoreImage.of(store, leases).requireSame(before);
    }
  }

  @Test
  void writesGoOnWhereTheyEnded() {
    long created;
    try (Store store = open()) {
      created = store.commit(Txn.create(A, text("one"))).revision();
      store.commit(Txn.put(A, text("two")));
      store.commit(Txn.put(B, text("gone")));
      store.commit(Txn.delete(B));
    }

    try (Store store = open()) {
      long next = store.commit(Txn.put(A, text("three"))).revision();

      assertThat(next).isEqualTo(created + 4);
      assertThat(store.get(A).orElseThrow().createRevision()).isEqualTo(created);
      assertThat(store.get(A).orElseThrow().version()).isEqualTo(3);
      long again = store.commit(Txn.create(B, text("again"))).revision();
      assertThat(store.get(B).orElseThrow().createRevision()).isEqualTo(again);
      assertThat(store.get(B).orElseThrow().version()).isEqualTo(1);
    }
  }

  @Test
  void aWatchResumesFromARevisionOfAnEarlierRun() {
    long first;
    try (Store store = open()) {
      first = store.commit(Txn.put(A, text("one"))).revision();
      store.commit(Txn.put(A, text("two")));
      store.commit(Txn.delete(A));
    }

    try (Store store = open()) {
      RecordingListener listener = new RecordingListener();
      try (Watch watch =
          store.watch(
              WatchRequest.of(KeySpan.ALL).from(first + 1).withPreviousValues(), listener)) {
        store.commit(Txn.put(B, text("new")));
        List<WatchEvent> events = listener.awaitEvents(3);

        assertThat(events)
            .extracting(WatchEvent::revision)
            .containsExactly(first + 1, first + 2, first + 3);
        assertThat(events.get(0).previous().orElseThrow().value()).isEqualTo(text("one"));
        assertThat(events.get(1)).isInstanceOf(WatchEvent.Delete.class);
        assertThat(events.get(1).previous().orElseThrow().value()).isEqualTo(text("two"));
        assertThat(events.get(2).key()).isEqualTo(B);
        watch.requestProgress();
        listener.awaitProgress(first + 3);
      }
    }
  }

  @Test
  void whatWasCompactedStaysCompacted() {
    long kept;
    try (Store store = open()) {
      store.commit(Txn.put(A, text("one")));
      kept = store.commit(Txn.put(A, text("two"))).revision();
      store.commit(Txn.delete(A));
      store.compact(kept);
    }

    try (Store store = open()) {
      assertThat(store.health().compactedRevision()).isEqualTo(kept);
      RangeRequest all = RangeRequest.of(KeySpan.ALL);
      assertThat(store.range(all.at(kept)).items()).hasSize(1);
      assertThat(store.range(all).items()).isEmpty();
      assertThatThrownBy(() -> store.range(all.at(kept - 1)))
          .isInstanceOf(StorageException.Compacted.class);
    }
  }

  @Test
  void leasesGetTheirFullTimeAnewAndKeepTheirKeys() {
    Lease lease;
    Lease revoked;
    try (Store store = open()) {
      lease = store.leases().grant(Duration.ofHours(1));
      revoked = store.leases().grant(Duration.ofHours(1));
      store.commit(Txn.builder().put(A, text("leased"), lease.id()).build());
      store.commit(Txn.builder().put(B, text("leased"), revoked.id()).build());
      store.leases().revoke(revoked.id());
    }

    try (Store store = open()) {
      Optional<Duration> left = store.leases().remaining(lease.id());
      assertThat(left.orElseThrow()).isGreaterThan(Duration.ofMinutes(59));
      assertThat(store.leases().remaining(revoked.id())).isEmpty();
      assertThat(store.get(A).orElseThrow().lease()).isEqualTo(lease.id());
      assertThat(store.get(B)).isEmpty();

      store.leases().revoke(lease.id());
      assertThat(store.get(A)).isEmpty();
    }

    try (Store store = open()) {
      assertThat(store.get(A)).isEmpty();
      assertThat(store.leases().remaining(lease.id())).isEmpty();
    }
  }

  @Test
  void aStoreMayBeClosedTwice() {
    EmbeddedStore store = open();
    store.commit(Txn.put(A, B));

    store.close();
    store.close();

    assertThatThrownBy(() -> store.commit(Txn.put(A, A)))
        .isInstanceOf(StorageException.Closed.class);
    assertThatThrownBy(() -> store.get(A)).isInstanceOf(StorageException.Closed.class);
  }

  @Test
  void aFolderCanBeOpenedRightAfterItWasClosed() {
    for (int i = 1; i <= 100; i++) {
      try (EmbeddedStore store = open()) {
        assertThat(store.revision()).isEqualTo(i);
        store.commit(Txn.put(text("key-" + i % 7), text("value-" + i)));
      }
    }
  }

  @Test
  void aFolderMayHaveAnyName() {
    for (String name : List.of("with space", "what?cache=shared", "100%25", "a#b;c&d=e", "ü")) {
      Path folder = temp.resolve(name).resolve("deeper");
      try (EmbeddedStore store = EmbeddedStore.open(folder, EmbeddedOptions.DEFAULT)) {
        store.commit(Txn.put(A, text(name)));
      }
      assertThat(folder.resolve("store.db")).as("%s", name).isRegularFile();
      try (EmbeddedStore store = EmbeddedStore.open(folder, EmbeddedOptions.DEFAULT)) {
        assertThat(store.get(A).orElseThrow().value()).isEqualTo(text(name));
      }
      Backup.write(folder, temp.resolve(name + ".backup"));
      assertThat(temp.resolve(name + ".backup")).isRegularFile();
    }
  }
}
