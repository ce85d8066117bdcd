package dev.navarch.testing.controllerruntime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.builder.ControllerBuilder;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.manager.LeaderElection;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@WithControlPlane(controllers = {})
@Timeout(120)
class LeaderHandoverTest {
  private final AtomicInteger atWork = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();
  private final Map<String, String> seenBy = new ConcurrentHashMap<>();

  private Manager candidate(RestClient client, String identity) throws Exception {
    Manager manager =
        Manager.builder(client)
            .leaderElection(
                LeaderElection.of("kube-system", "handover")
                    .withIdentity(identity)
                    .withTimes(
                        Duration.ofSeconds(15), Duration.ofSeconds(10), Duration.ofMillis(100)))
            .build();
    ControllerBuilder.managedBy(manager)
        .forType(ConfigMap.class)
        .onlyIn("default")
        .build((request, context) -> {
          most.accumulateAndGet(atWork.incrementAndGet(), Math::max);
          seenBy.put(request.name(), identity);
          LockSupport.parkNanos(10_000);
          atWork.decrementAndGet();
          return Result.done();
        });
    manager.start();
    return manager;
  }

  private static void create(Client client, String name) throws Exception {
    client.create(ConfigMap.builder().metadata(m -> m.namespace("default").name(name)).build());
  }

  @Test
  void secondTakesOverWhatTheFirstLeaves(TestControlPlane plane) throws Exception {
    RestClient rest = plane.client();
    Manager first = candidate(rest, "first");
    Client client = first.liveClient();
    assertThat(first.awaitElected(Duration.ofSeconds(30))).isTrue();
    Manager second = candidate(rest, "second");
    try (first;
        second) {
      create(client, "a");
      Eventually.that("the first saw it", () -> "first".equals(seenBy.get("a")));
      assertThat(second.isLeader()).isFalse();

      first.close();
      create(client, "b");

      Eventually.that("the second saw the new one", () -> "second".equals(seenBy.get("b")));
      Eventually.that("and what was there", () -> "second".equals(seenBy.get("a")));
      Lease lease = client.get(Lease.class, "kube-system", "handover").orElseThrow();
      assertThat(lease.spec().holderIdentity()).isEqualTo("second");
      assertThat(lease.spec().leaseTransitions()).isEqualTo(1);
    }
    Lease given = client.get(Lease.class, "kube-system", "handover").orElseThrow();
    assertThat(given.spec().holderIdentity()).isNullOrEmpty();
    assertThat(most).hasValue(1);
  }
}
