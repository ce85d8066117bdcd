package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Txn;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.RecordingListener;
import dev.navarch.storage.testing.etcd.CuttingProxy;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import io.grpc.ManagedChannel;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Marks of a server that sends none by itself. */
@Timeout(60)
class EtcdProgressTest {
  private static final KeySpan QUIET = KeySpan.prefix("quiet/");

  private EtcdServer server;
  private EtcdConfig config;

  @BeforeEach
  void startServer() {
    server =
        EtcdServer.start(
            EtcdOptions.DEFAULT.withoutSync().withProgressInterval(Duration.ofHours(1)));
    config = EtcdConfig.of(server.endpoint().toString());
  }

  @AfterEach
  void stopServer() {
    if (server != null) {
      server.close();
    }
  }

  @Test
  void aServerThatCanBeAskedAnswersForAWatchInWhichNothingHappens() {
    assumeTrue(version().marksInOrder(), () -> version() + " cannot be asked");
    try (EtcdStore store = EtcdStore.open(config);
        EtcdStore other = EtcdStore.open(config)) {
      RecordingListener listener = new RecordingListener();
      Watch watch = store.watch(WatchRequest.of(QUIET), listener);
      for (int i = 0; i < 20; i++) {
        long latest = write(other, "elsewhere");

        watch.requestProgress();

        listener.awaitProgress(latest);
      }
      assertThat(listener.events()).isEmpty();
    }
  }

  @Test
  void aWatchResumesFromItsLastMarkThoughWhatItHeardLastIsCompacted() {
    assumeTrue(version().marksInOrder(), () -> version() + " cannot be asked");
    try (CuttingProxy proxy = CuttingProxy.start(server.endpoint());
        EtcdStore store = EtcdStore.open(EtcdConfig.of(proxy.endpoint().toString()));
        EtcdStore other = EtcdStore.open(config)) {
      RecordingListener listener = new RecordingListener();
      Watch watch = store.watch(WatchRequest.of(QUIET), listener);
      long latest = 0;
      for (int i = 0; i < 10; i++) {
        latest = write(other, "elsewhere");
      }
      watch.requestProgress();
      listener.awaitProgress(latest);

      other.compact(latest);
      proxy.cut();
      write(other, "quiet/a");

      assertThat(listener.awaitEvents(1)).hasSize(1);
      assertThat(listener.failure()).isEmpty();
    }
  }

  @Test
  void aMarkThatIsAskedForTooEarlyIsNotGiven() {
    try (EtcdStore store = EtcdStore.open(config)) {
      RecordingListener listener = new RecordingListener();
      long first = store.revision() + 1;
      Watch watch = store.watch(WatchRequest.of(QUIET).from(first), listener);
      for (int i = 0; i < 200; i++) {
        watch.requestProgress();
        write(store, "quiet/" + i % 7);
      }
      long latest = store.revision();
      watch.requestProgress();

      listener.awaitProgress(latest);
      assertThat(listener.events()).as("heard before the last mark").hasSize(200);
    }
  }

  private ServerVersion version() {
    ManagedChannel channel = EtcdChannel.open(config);
    try {
      EtcdCalls calls = new EtcdCalls(channel, config, new Lifecycle(), new KnownRevision());
      String version = new MemberVersions(calls, 1, Duration.ofSeconds(5)).status().version();
      return ServerVersion.parse(version).orElseThrow();
    } finally {
      channel.shutdownNow();
    }
  }

  private static long write(EtcdStore store, String key) {
    return store.commit(Txn.put(ByteString.utf8(key), ByteString.utf8("value"))).revision();
  }
}
