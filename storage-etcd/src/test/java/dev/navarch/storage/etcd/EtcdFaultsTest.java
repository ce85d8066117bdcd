package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.testing.Call;
import dev.navarch.storage.testing.etcd.CuttingProxy;
import dev.navarch.storage.testing.etcd.EtcdCluster;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nothing that was acknowledged is lost, and nothing is heard twice, whatever goes wrong. */
@Timeout(240)
class EtcdFaultsTest {
  private static final Duration DIAL = Duration.ofSeconds(5);

  @Test
  void aServerThatIsKilledLosesNothing() {
    try (EtcdServer server = EtcdServer.start();
        FaultTrial trial = new FaultTrial(config(server.endpoint()))) {
      trial.runWhile(() -> {
        for (int i = 0; i < 3; i++) {
          trial.awaitWrites(150);
          server.kill();
          server.restart();
        }
        trial.awaitWrites(150);
      });

      trial.verify();
    }
  }

  @Test
  void aClusterGoesOnWithoutAnyOneOfItsMembers() {
    try (EtcdCluster cluster = EtcdCluster.start(EtcdOptions.DEFAULT.withoutSync());
        FaultTrial trial = new FaultTrial(config(cluster.endpoints().toArray(URI[]::new)))) {
      trial.runWhile(() -> {
        EtcdServer follower = cluster.member((cluster.leader() + 1) % 3);
        trial.awaitWrites(150);
        follower.kill();
        trial.awaitWrites(150);
        follower.restart();

        EtcdServer leader = cluster.member(cluster.leader());
        leader.kill();
        trial.awaitWrites(150);
        leader.restart();
        trial.awaitWrites(150);
      });

      trial.verify();
      assertThat(trial.calls())
          .as("reads, of which none may fail while two members are there")
          .filteredOn(call -> call.request() instanceof Call.Request.Read)
          .isNotEmpty()
          .allMatch(call -> call.answer() instanceof Call.Answer.Held);
    }
  }

  @Test
  void aMemberThatHangsDelaysReadsAndFailsNone() {
    Duration timeout = Duration.ofSeconds(4);
    try (EtcdCluster cluster = EtcdCluster.start(EtcdOptions.DEFAULT.withoutSync());
        EtcdStore store =
            EtcdStore.open(
                config(cluster.endpoints().toArray(URI[]::new)).withTimeouts(DIAL, timeout))) {
      EtcdServer follower = cluster.member((cluster.leader() + 1) % 3);
      follower.pause();

      for (int i = 0; i < 9; i++) {
        long start = System.nanoTime();
        assertThat(store.get(ByteString.utf8("key"))).isEmpty();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(timeout);
      }

      follower.resume();
    }
  }

  @Test
  void aWatchThatIsCutOffAgainAndAgainMissesNothing() {
    try (EtcdServer server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
        CuttingProxy proxy = CuttingProxy.start(server.endpoint());
        FaultTrial trial =
            new FaultTrial(
                config(server.endpoint()), config(server.endpoint()), config(proxy.endpoint()))) {
      trial.runWhile(() -> {
        for (int i = 0; i < 40; i++) {
          trial.awaitWrites(20);
          proxy.cut();
        }
      });

      assertThat(trial.verify()).as("events").hasSizeGreaterThan(500);
    }
  }

  @Test
  void writersThatAreCutOffAreToldTheTruth() {
    try (EtcdServer server = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
        CuttingProxy proxy = CuttingProxy.start(server.endpoint());
        FaultTrial trial =
            new FaultTrial(
                config(server.endpoint()), config(proxy.endpoint()), config(proxy.endpoint()))) {
      trial.runWhile(() -> {
        for (int i = 0; i < 20; i++) {
          trial.awaitWrites(20);
          proxy.cut();
        }
      });

      trial.verify();
    }
  }

  private static EtcdConfig config(URI... endpoints) {
    return EtcdConfig.of(List.of(endpoints).stream().map(URI::toString).toList())
        .withTimeouts(DIAL, Duration.ofSeconds(10));
  }
}
