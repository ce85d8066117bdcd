package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.RecordingListener;
import dev.navarch.storage.testing.etcd.CuttingProxy;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class EtcdWatchesTest {
  private static final int MANY = 1_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Test
  void aThousandWatchesOfOneStoreHearTheirOwnThroughALostConnection() {
    try (EtcdServer server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
        CuttingProxy proxy = CuttingProxy.start(server.endpoint());
        EtcdStore store = EtcdStore.open(EtcdConfig.of(proxy.endpoint().toString()));
        EtcdStore writer = EtcdStore.open(EtcdConfig.of(server.endpoint().toString()))) {
      List<RecordingListener> listeners = new ArrayList<>();
      for (int i = 0; i < MANY; i++) {
        RecordingListener listener = RecordingListener.patient(PATIENCE);
        store.watch(WatchRequest.of(KeySpan.key(key(i))), listener);
        listeners.add(listener);
      }

      putAll(writer);
      listeners.forEach(listener -> listener.awaitEvents(1));
      proxy.cut();
      putAll(writer);

      for (int i = 0; i < MANY; i++) {
        assertThat(listeners.get(i).awaitEvents(2))
            .as("events of watch %d", i)
            .hasSize(2)
            .allMatch(event -> event.key().utf8().startsWith("key-"));
        assertThat(listeners.get(i).events().getFirst().key()).isEqualTo(key(i));
      }
    }
  }

  @Test
  void aLongHistoryIsReadNoFasterThanItIsHeard() {
    try (EtcdStore store = EtcdStore.open(SharedEtcd.config().withKeyPrefix("/history/"))) {
      long first = store.revision() + 1;
      for (int i = 0; i < 3_000; i++) {
        store.commit(Txn.put(key(i % 10), ByteString.utf8("value " + i)));
      }
      RecordingListener listener = new RecordingListener();

      store.watch(WatchRequest.of(KeySpan.ALL).from(first).queueLimit(10), listener);

      assertThat(listener.awaitEvents(3_000)).hasSize(3_000);
      assertThat(listener.failure()).as("why it was cut off").isEmpty();
    }
  }

  @Test
  void aWatchThatHasHeardTheLatestRevisionCanSaySoAtOnce() {
    try (EtcdStore store = EtcdStore.open(SharedEtcd.config().withKeyPrefix("/marks/"))) {
      RecordingListener listener = new RecordingListener();
      Watch watch = store.watch(WatchRequest.of(KeySpan.ALL), listener);
      long latest = store.commit(Txn.put(key(1), ByteString.EMPTY)).revision();
      listener.awaitEvents(1);

      watch.requestProgress();

      assertThat(listener.awaitProgress(latest)).isEqualTo(latest);
    }
  }

  /** Etcd itself takes this start, and is silent about the deletion. */
  @Test
  void aStartAtTheCompactedRevisionIsRefused() {
    try (EtcdStore store = EtcdStore.open(SharedEtcd.config().withKeyPrefix("/compacted/"))) {
      store.commit(Txn.put(key(1), ByteString.EMPTY));
      long deleted = store.commit(Txn.delete(key(1))).revision();
      store.compact(deleted);
      RecordingListener late = new RecordingListener();
      RecordingListener inTime = new RecordingListener();

      store.watch(WatchRequest.of(KeySpan.ALL).from(deleted), late);
      store.watch(WatchRequest.of(KeySpan.ALL).from(deleted + 1), inTime);
      store.commit(Txn.put(key(1), ByteString.EMPTY));

      assertThat(late.awaitFailure(StorageException.Compacted.class).oldestRevision())
          .isEqualTo(deleted);
      assertThat(inTime.awaitEvents(1)).hasSize(1);
    }
  }

  @Test
  void anEmptyStretchHearsNothingButMarks() {
    try (EtcdStore store = EtcdStore.open(SharedEtcd.config().withKeyPrefix("/void/"))) {
      RecordingListener listener = new RecordingListener();
      store.watch(WatchRequest.of(new KeySpan(key(5), key(5))).withProgress(), listener);

      long latest = store.commit(Txn.put(key(5), ByteString.EMPTY)).revision();

      listener.awaitProgress(latest);
      assertThat(listener.events()).isEmpty();
    }
  }

  private static void putAll(EtcdStore store) {
    for (int from = 0; from < MANY; from += 100) {
      Txn.Builder txn = Txn.builder();
      for (int i = from; i < from + 100; i++) {
        txn.put(key(i), ByteString.EMPTY);
      }
      store.commit(txn.build());
    }
  }

  private static ByteString key(int i) {
    return ByteString.utf8("key-" + i);
  }
}
