package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.client.leaderelection.LeaderCallbacks;
import dev.navarch.client.leaderelection.LeaderElectionConfig;
import dev.navarch.client.leaderelection.LeaderElector;
import dev.navarch.client.leaderelection.Leadership;
import dev.navarch.client.leaderelection.LeaseLock;
import dev.navarch.client.leaderelection.LeaseStore;
import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@WithControlPlane
@Timeout(60)
class LeaderElectionTest {
  private final BlockingQueue<String> story = new LinkedBlockingQueue<>();

  private LeaderElector candidate(RestClient client, String identity) {
    LeaderCallbacks callbacks =
        new LeaderCallbacks() {
          @Override
          public void onStartedLeading(Leadership leadership) throws InterruptedException {
            story.add(identity + " leads");
            leadership.awaitEnd();
          }

          @Override
          public void onStoppedLeading() {
            story.add(identity + " stops");
          }
        };
    return new LeaderElector(
        LeaderElectionConfig.of(
                new LeaseLock("kube-system", "election", identity, LeaseStore.of(client)),
                callbacks)
            .withTimes(Duration.ofSeconds(30), Duration.ofSeconds(20), Duration.ofMillis(100)));
  }

  private static Thread start(LeaderElector elector) {
    return Thread.startVirtualThread(() -> {
      try {
        elector.run();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
  }

  private String next() throws InterruptedException {
    return String.valueOf(story.poll(30, TimeUnit.SECONDS));
  }

  @ParameterizedTest
  @EnumSource
  void leaderHandsOverWhenItStops(Way way, TestControlPlane plane) throws Exception {
    try (RestClient client = way.connect(plane)) {
      LeaderElector first = candidate(client, "first");
      LeaderElector second = candidate(client, "second");
      Thread firstThread = start(first);
      assertThat(next()).isEqualTo("first leads");
      Thread secondThread = start(second);

      first.stop();
      firstThread.join();

      // the lease is given back before it is told of
      assertThat(List.of(next(), next())).containsExactlyInAnyOrder("first stops", "second leads");
      assertThat(first.isLeader()).isFalse();
      assertThat(second.isLeader()).isTrue();
      Lease lease = LeaseStore.of(client).get("kube-system", "election");
      assertThat(lease.spec().holderIdentity()).isEqualTo("second");
      assertThat(lease.spec().leaseTransitions()).isEqualTo(1);
      second.stop();
      secondThread.join();
      assertThat(next()).isEqualTo("second stops");
    }
    assertThat(story).isEmpty();
  }
}
