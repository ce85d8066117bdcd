package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.extended.leaderelection.LeaderElectionConfig;
import io.kubernetes.client.extended.leaderelection.LeaderElector;
import io.kubernetes.client.extended.leaderelection.resourcelock.LeaseLock;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.CoordinationV1Api;
import io.kubernetes.client.openapi.models.V1Lease;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class LeaderElectionTest {
  /** How many lead at this moment, and how many did at the most. */
  private final AtomicInteger leading = new AtomicInteger();

  private final AtomicInteger most = new AtomicInteger();
  private final List<String> leaders = new CopyOnWriteArrayList<>();

  @Test
  void theSecondLeadsWhenTheFirstStepsDown(TestControlPlane controlPlane) throws Exception {
    CoordinationV1Api leases = new CoordinationV1Api(Clients.administrator(controlPlane));

    try (Contender first = new Contender("first", controlPlane)) {
      Await.until("a first leader", () -> leaders.equals(List.of("first")));
      try (Contender second = new Contender("second", controlPlane)) {
        V1Lease held = leases.readNamespacedLease("leader", NAMESPACE).execute();
        assertThat(held.getSpec().getHolderIdentity()).isEqualTo("first");
        Await.until(
            "a renewal",
            () ->
                leases
                    .readNamespacedLease("leader", NAMESPACE)
                    .execute()
                    .getSpec()
                    .getRenewTime()
                    .isAfter(held.getSpec().getRenewTime()));
        assertThat(leaders).containsExactly("first");

        first.stepDown();
        Await.until("a second leader", () -> leaders.equals(List.of("first", "second")));

        V1Lease handed = leases.readNamespacedLease("leader", NAMESPACE).execute();
        assertThat(handed.getSpec().getHolderIdentity()).isEqualTo(second.name);
        assertThat(handed.getSpec().getLeaseTransitions()).isPositive();
      }
    }
    assertThat(most).hasValue(1);
  }

  /** Wants to lead, on a thread of its own, until it is closed. */
  private final class Contender implements AutoCloseable {
    private final String name;
    private final LeaderElector elector;
    private final Thread thread;

    Contender(String name, TestControlPlane controlPlane) throws Exception {
      this.name = name;
      ApiClient client = Clients.administrator(controlPlane);
      elector =
          new LeaderElector(
              new LeaderElectionConfig(
                  new LeaseLock(NAMESPACE, "leader", name, client),
                  Duration.ofSeconds(10),
                  Duration.ofSeconds(8),
                  Duration.ofMillis(200)));
      thread = Thread.ofPlatform().daemon().name("contender-" + name).start(this::contend);
    }

    private void contend() {
      elector.run(this::lead, leading::decrementAndGet);
    }

    private void lead() {
      most.accumulateAndGet(leading.incrementAndGet(), Math::max);
      leaders.add(name);
    }

    /** Gives the lease up, if it is held, and waits until the thread has ended. */
    void stepDown() {
      if (!thread.isAlive()) {
        return;
      }
      elector.close();
      thread.interrupt();
      try {
        thread.join(Duration.ofSeconds(20));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      stepDown();
    }
  }
}
