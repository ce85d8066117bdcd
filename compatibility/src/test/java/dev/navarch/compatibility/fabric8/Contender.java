package dev.navarch.compatibility.fabric8;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderCallbacks;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderElectionConfig;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderElectionConfigBuilder;
import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.LeaseLock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** One who wants to lead, with a client of their own. Tells in its callbacks when they do. */
final class Contender implements AutoCloseable {
  static final String LEASE = "helm";
  static final Duration LEASE_DURATION = Duration.ofSeconds(4);

  private static final Duration RENEW_DEADLINE = Duration.ofSeconds(3);
  private static final Duration RETRY_PERIOD = Duration.ofMillis(200);

  private final KubernetesClient client;
  private final Received<String> started = new Received<>();
  private final Received<String> stopped = new Received<>();
  private final CompletableFuture<?> election;

  /**
   * @param leading how many lead at this moment, by their own belief
   * @param most the greatest number that ever did
   */
  Contender(
      KubernetesClient client,
      String name,
      boolean releasing,
      AtomicInteger leading,
      AtomicInteger most) {
    this.client = client;
    LeaderElectionConfig config =
        new LeaderElectionConfigBuilder()
            .withName(name)
            .withLock(new LeaseLock(ConnectedTest.NAMESPACE, LEASE, name))
            .withLeaseDuration(LEASE_DURATION)
            .withRenewDeadline(RENEW_DEADLINE)
            .withRetryPeriod(RETRY_PERIOD)
            .withReleaseOnCancel(releasing)
            .withLeaderCallbacks(
                new LeaderCallbacks(
                    () -> {
                      int now = leading.incrementAndGet();
                      most.accumulateAndGet(now, Math::max);
                      started.add(name);
                    },
                    () -> {
                      leading.decrementAndGet();
                      stopped.add(name);
                    },
                    leader -> {}))
            .build();
    this.election = client.leaderElector().withConfig(config).build().start();
  }

  Received<String> started() {
    return started;
  }

  Received<String> stopped() {
    return stopped;
  }

  /** Contends no more. */
  void resign() {
    election.cancel(true);
  }

  @Override
  public void close() {
    resign();
    client.close();
  }
}
