package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import io.fabric8.kubernetes.api.model.coordination.v1.Lease;
import io.fabric8.kubernetes.client.dsl.Resource;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class LeaderElectionTest extends ConnectedTest {
  private final AtomicInteger leading = new AtomicInteger();
  private final AtomicInteger most = new AtomicInteger();

  private Contender contender(TestControlPlane controlPlane, String name, boolean releasing) {
    return new Contender(Connections.withKubeconfig(controlPlane), name, releasing, leading, most);
  }

  private Resource<Lease> lease() {
    return client.leases().inNamespace(NAMESPACE).withName(Contender.LEASE);
  }

  private Lease awaitHolder(String name) {
    return lease()
        .waitUntilCondition(
            now -> now != null && name.equals(now.getSpec().getHolderIdentity()),
            SOON.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  @Test
  void oneLeadsAndTheOtherTakesOverWhenTheyResign(TestControlPlane controlPlane) throws Exception {
    try (Contender first = contender(controlPlane, "tiphys", true)) {
      assertThat(first.started().next()).isEqualTo("tiphys");
      assertThat(awaitHolder("tiphys").getSpec().getLeaseTransitions()).isZero();
      try (Contender second = contender(controlPlane, "ancaeus", true)) {
        first.resign();
        assertThat(first.stopped().next()).isEqualTo("tiphys");

        assertThat(second.started().next()).isEqualTo("ancaeus");
        assertThat(awaitHolder("ancaeus").getSpec().getLeaseTransitions()).isPositive();
        assertThat(leading).hasValue(1);
      }
    }
  }

  @Test
  void aLeaseThatIsNotGivenBackRunsOutBeforeAnotherLeads(TestControlPlane controlPlane)
      throws Exception {
    try (Contender first = contender(controlPlane, "tiphys", false);
        Contender second = contender(controlPlane, "ancaeus", false)) {
      String holder =
          lease()
              .waitUntilCondition(now -> now != null, SOON.toMillis(), TimeUnit.MILLISECONDS)
              .getSpec()
              .getHolderIdentity();
      Contender leader = holder.equals("tiphys") ? first : second;
      Contender follower = leader == first ? second : first;
      assertThat(leader.started().next()).isEqualTo(holder);

      leader.resign();
      assertThat(leader.stopped().next()).isEqualTo(holder);
      assertThat(follower.started().isEmpty()).isTrue();
      ZonedDateTime renewed = lease().get().getSpec().getRenewTime();

      String next = follower.started().next();
      assertThat(next).isNotEqualTo(holder);
      Lease taken = awaitHolder(next);
      assertThat(taken.getSpec().getLeaseTransitions()).isEqualTo(1);
      assertThat(taken.getSpec().getLeaseDurationSeconds())
          .isEqualTo((int) Contender.LEASE_DURATION.toSeconds());
      assertThat(Duration.between(renewed, taken.getSpec().getAcquireTime()))
          .isGreaterThanOrEqualTo(Contender.LEASE_DURATION);
      assertThat(most).hasValue(1);
    }
  }
}
