package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import io.grpc.ManagedChannel;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EtcdCompactorTest {
  private EtcdServer server;
  private EtcdConfig config;
  private EtcdStore store;

  @BeforeEach
  void open() {
    server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
    config = EtcdConfig.of(server.endpoint().toString()).withCompactionInterval(Duration.ZERO);
    store = EtcdStore.open(config);
  }

  @AfterEach
  void close() {
    if (server != null) {
      store.close();
      server.close();
    }
  }

  @Test
  void oneOfManyCompactsAtWhatWasTheLatestAnIntervalAgo() {
    Lifecycle lifecycle = new Lifecycle();
    ManagedChannel channel = EtcdChannel.open(config);
    try {
      EtcdCalls calls = new EtcdCalls(channel, config, lifecycle, new KnownRevision());
      EtcdCompactor one = new EtcdCompactor(calls, lifecycle, Duration.ofMinutes(5));
      EtcdCompactor other = new EtcdCompactor(calls, lifecycle, Duration.ofMinutes(5));

      assertThat(one.turn()).as("the first to come").isTrue();
      assertThat(other.turn()).as("the second to come").isFalse();
      assertThat(noted().value().utf8()).as("compacted first").isEqualTo("0");
      assertThat(store.health().compactedRevision()).isEqualTo(1);
      long old = store.revision();
      long young = write();

      assertThat(one.turn()).isTrue();
      assertThat(other.turn()).isFalse();
      assertThat(store.health().compactedRevision()).isEqualTo(old).isLessThan(young);
      assertThat(noted().value().utf8()).isEqualTo(Long.toString(old));

      assertThat(other.turn()).as("taking over from one that is gone").isTrue();
      assertThat(store.health().compactedRevision()).isGreaterThan(young);
      assertThat(noted().version()).as("compactions so far").isEqualTo(3);
      assertThat(one.turn()).as("coming back").isFalse();
    } finally {
      channel.shutdownNow();
    }
  }

  @Test
  void severalStoresShareTheWork() {
    Duration interval = Duration.ofMillis(400);
    try (EtcdStore one = EtcdStore.open(config.withCompactionInterval(interval));
        EtcdStore other = EtcdStore.open(config.withCompactionInterval(interval))) {
      long start = System.nanoTime();
      long before = write();

      Await.until("what is old is forgotten", () -> oldest(one) > before);
      long compactions = noted().version();
      long intervals = Duration.ofNanos(System.nanoTime() - start).dividedBy(interval);

      assertThat(compactions).isBetween(2L, intervals + 1);
      assertThat(other.get(ByteString.utf8("key"))).isPresent();
    }
  }

  /** Kubernetes' key, which lies outside of the prefix. */
  private KeyValue noted() {
    try (EtcdStore outside = EtcdStore.open(config.withKeyPrefix("compact_rev_"))) {
      Optional<KeyValue> noted = outside.get(ByteString.utf8("key"));
      return noted.orElseThrow();
    }
  }

  private long write() {
    return store.commit(Txn.put(ByteString.utf8("key"), ByteString.utf8("value"))).revision();
  }

  private static long oldest(EtcdStore store) {
    return store.health().compactedRevision();
  }
}
