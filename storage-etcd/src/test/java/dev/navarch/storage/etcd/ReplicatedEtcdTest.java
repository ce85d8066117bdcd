package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.replica.ReplicaStore;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.Crowd;
import dev.navarch.storage.testing.RecordingListener;
import dev.navarch.storage.testing.etcd.CuttingProxy;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Replicas of an etcd that others use too, and that is not always there. */
@Timeout(60)
class ReplicatedEtcdTest {
  private static final ByteString KEY = ByteString.utf8("key");
  private static final Duration DIAL = Duration.ofSeconds(1);
  private static final Duration REQUEST = Duration.ofSeconds(2);

  private EtcdServer server;
  private CuttingProxy proxy;

  /** Always reaches etcd. */
  private Store direct;

  /** Reaches etcd through the proxy. */
  private Store replica;

  @BeforeEach
  void open() {
    // Marks would come too late to help.
    server =
        EtcdServer.start(
            EtcdOptions.DEFAULT.withoutSync().withProgressInterval(Duration.ofHours(1)));
    proxy = CuttingProxy.start(server.endpoint());
    direct = EtcdStore.open(EtcdConfig.of(server.endpoint().toString()));
    replica =
        ReplicaStore.open(
            EtcdStore.open(EtcdConfig.of(proxy.endpoint().toString()).withTimeouts(DIAL, REQUEST)));
  }

  @AfterEach
  void close() {
    if (server != null) {
      replica.close();
      direct.close();
      proxy.close();
      server.close();
    }
  }

  /**
   * Every other write is by somebody who waits for no replica, so that the copy is often behind.
   */
  @Test
  void whatIsAcknowledgedIsSeenByAReadOfAnyReplica() {
    try (Store other =
        ReplicaStore.open(EtcdStore.open(EtcdConfig.of(server.endpoint().toString())))) {
      AtomicLong acknowledged = new AtomicLong();
      Crowd.run(
          6,
          member -> {
            ByteString key = ByteString.utf8("key-" + member);
            for (int i = 0; i < 150; i++) {
              Store writer = i % 2 == 0 ? direct : other;
              Store reader = i % 3 == 0 ? other : replica;
              long written =
                  writer.commit(Txn.put(key, ByteString.utf8(Integer.toString(i)))).revision();
              acknowledged.accumulateAndGet(written, Math::max);
              long before = acknowledged.get();

              assertThat(reader.get(key)).map(KeyValue::modRevision).contains(written);
              assertThat(reader.range(RangeRequest.of(KeySpan.ALL)).revision())
                  .as("the revision read")
                  .isGreaterThanOrEqualTo(before);
            }
          });
    }
  }

  @Test
  void writesToTheKeysOfOthersDelayNoRead() {
    EtcdConfig elsewhere =
        EtcdConfig.of(server.endpoint().toString()).withKeyPrefix("/somebody-else/");
    put(direct, "a", "one");
    try (Store stranger = EtcdStore.open(elsewhere)) {
      for (int i = 0; i < 20; i++) {
        long revision = put(stranger, "b", "value " + i);

        long start = System.nanoTime();
        assertThat(replica.range(RangeRequest.of(KeySpan.ALL)))
            .satisfies(read -> assertThat(read.revision()).isGreaterThanOrEqualTo(revision))
            .satisfies(read -> assertThat(read.items()).hasSize(1));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(1));
        assertThat(replica.revision()).as("known by itself").isGreaterThanOrEqualTo(revision);
      }
    }
  }

  @Test
  void valuesAreSharedByAllWhoReadThem() {
    put(direct, "key", "value");

    KeyValue read = replica.get(KEY).orElseThrow();

    assertThat(replica.get(KEY).orElseThrow()).isSameAs(read);
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL)).items().getFirst()).isSameAs(read);
  }

  @Test
  void withoutEtcdOnlyReadsThatMayBeOldAreAnswered() {
    put(replica, "key", "value");
    long known = replica.revision();
    RecordingListener listener = new RecordingListener();
    replica.watch(WatchRequest.of(KeySpan.ALL).from(known + 1), listener);
    proxy.refuse(true);
    proxy.cut();

    assertThatThrownBy(() -> replica.get(KEY)).isInstanceOf(StorageException.Unavailable.class);
    assertThatThrownBy(() -> replica.range(RangeRequest.of(KeySpan.ALL)))
        .isInstanceOf(StorageException.Unavailable.class);
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL).at(replica.revision())).items())
        .as("as of what is known")
        .hasSize(1);
    RecordingListener late = new RecordingListener();
    replica.watch(WatchRequest.of(KeySpan.ALL).from(known), late);
    assertThat(late.awaitEvents(1)).as("what is known can be watched").hasSize(1);

    long missed = put(direct, "key", "other value");
    proxy.refuse(false);
    Await.until("etcd is back", () -> replica.health().writable());

    assertThat(replica.get(KEY)).map(KeyValue::modRevision).contains(missed);
    listener.awaitRevision(missed);
    late.awaitRevision(missed);
    assertThat(listener.events()).hasSize(1);
  }

  @Test
  void aReplicaThatIsCutOffAgainAndAgainMissesNothing() {
    RecordingListener listener = RecordingListener.patient(Duration.ofSeconds(30));
    long first = replica.revision() + 1;
    replica.watch(WatchRequest.of(KeySpan.ALL).from(first).withPreviousValues(), listener);
    AtomicLong last = new AtomicLong();

    Crowd.run(
        2,
        member -> {
          for (int i = 0; i < 400; i++) {
            String key = "key-" + (member + i) % 5;
            if (i % 5 == 4) {
              direct.commit(Txn.delete(ByteString.utf8(key)));
            } else {
              last.accumulateAndGet(put(direct, key, "value " + i), Math::max);
            }
          }
        },
        () -> {
          for (int i = 0; i < 10; i++) {
            long enough = first + 60L * i;
            Await.until("there is more to miss", () -> last.get() >= enough);
            proxy.cut();
          }
        });

    long end = put(direct, "end", "");
    RecordingListener truth = new RecordingListener();
    direct.watch(WatchRequest.of(KeySpan.ALL).from(first).withPreviousValues(), truth);
    truth.awaitRevision(end);
    listener.awaitRevision(end);
    assertThat(listener.events()).isEqualTo(truth.events());
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL)))
        .isEqualTo(direct.range(RangeRequest.of(KeySpan.ALL)));
  }

  @Test
  void whoeverUsesAReplicaThatIsCutOffIsToldTheTruth() {
    EtcdConfig cut = EtcdConfig.of(proxy.endpoint().toString());
    try (FaultTrial trial =
        new FaultTrial(
            EtcdConfig.of(server.endpoint().toString()),
            cut,
            cut,
            config -> ReplicaStore.open(EtcdStore.open(config)))) {
      trial.runWhile(() -> {
        for (int i = 0; i < 15; i++) {
          trial.awaitWrites(20);
          proxy.cut();
        }
      });

      assertThat(trial.verify()).as("events").hasSizeGreaterThan(200);
    }
  }

  @Test
  void aReplicaThatMissedWhatEtcdForgotReadsEverythingAgain() {
    put(direct, "stays", "one");
    put(direct, "goes", "one");
    long known = replica.range(RangeRequest.of(KeySpan.ALL)).revision();
    RecordingListener open = new RecordingListener();
    replica.watch(WatchRequest.of(KeySpan.ALL).from(known + 1), open);
    RecordingListener future = new RecordingListener();
    replica.watch(WatchRequest.of(KeySpan.ALL).from(known + 100), future);
    proxy.refuse(true);
    proxy.cut();
    Await.until("the replica is cut off", () -> proxy.connections() == 0);

    direct.commit(Txn.delete(ByteString.utf8("goes")));
    long compacted = put(direct, "comes", "one");
    direct.compact(compacted);
    proxy.refuse(false);
    Await.until("etcd is back", () -> replica.health().writable());

    assertThat(open.awaitFailure(StorageException.Compacted.class).oldestRevision())
        .isEqualTo(compacted);
    assertThat(open.events()).isEmpty();
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL)))
        .isEqualTo(direct.range(RangeRequest.of(KeySpan.ALL)));
    Await.until("the replica has read again", () -> replica.revision() >= compacted);

    long last = compacted;
    while (last < known + 100) {
      last = put(direct, "stays", "more");
    }
    assertThat(future.awaitEvents(1)).extracting(WatchEvent::revision).containsExactly(last);
    assertThat(replica.range(RangeRequest.of(KeySpan.ALL).at(compacted)).items())
        .as("history goes on from there")
        .isEqualTo(direct.range(RangeRequest.of(KeySpan.ALL).at(compacted)).items());
  }

  @Test
  void whatIsOlderThanTheReplicaIsAskedOfEtcd() {
    long old = put(direct, "key", "one");
    put(direct, "key", "two");
    try (Store late =
        ReplicaStore.open(EtcdStore.open(EtcdConfig.of(server.endpoint().toString())))) {
      RecordingListener listener = new RecordingListener();

      late.watch(WatchRequest.of(KeySpan.ALL).from(old), listener);

      assertThat(late.range(RangeRequest.of(KeySpan.ALL).at(old)).items().getFirst().value())
          .isEqualTo(ByteString.utf8("one"));
      assertThat(listener.awaitEvents(2)).hasSize(2);
    }
  }

  private static long put(Store store, String key, String value) {
    return store.commit(Txn.put(ByteString.utf8(key), ByteString.utf8(value))).revision();
  }
}
