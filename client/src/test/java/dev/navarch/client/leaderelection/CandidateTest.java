package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupResource;
import org.junit.jupiter.api.Test;

class CandidateTest {
  /** A lease that somebody changes right before the next updates. */
  private static final class ContendedLease implements LeaseStore {
    private final OneLease lease = new OneLease();
    private int intruders;

    @Override
    public Lease get(String namespace, String name) {
      return lease.get(namespace, name);
    }

    @Override
    public Lease create(Lease created) {
      return lease.create(created);
    }

    @Override
    public Lease update(Lease updated) {
      if (intruders > 0) {
        intruders--;
        throw ApiException.conflict(
            new GroupResource("coordination.k8s.io", "leases"), "lock", "it has been modified");
      }
      return lease.update(updated);
    }
  }

  private final ContendedLease leases = new ContendedLease();
  private final Candidate candidate =
      new Candidate(
          LeaderElectionConfig.of(
              new LeaseLock("prod", "lock", "me", leases), leadership -> leadership.awaitEnd()));

  private String holder() {
    return String.valueOf(leases.get("prod", "lock").spec().holderIdentity());
  }

  @Test
  void releaseIsTriedAgainWhenARenewalCameInBetween() throws Exception {
    assertThat(candidate.acquireOrRenew(null, false, new LockCall()).held()).isTrue();
    assertThat(holder()).isEqualTo("me");
    leases.intruders = 2;

    candidate.release(new LockCall());

    assertThat(holder()).isEmpty();
  }

  @Test
  void callThatWasGivenUpWritesNothing() throws Exception {
    assertThat(candidate.acquireOrRenew(null, false, new LockCall()).held()).isTrue();
    LockCall call = new LockCall();
    call.giveUp();

    assertThatThrownBy(() -> candidate.release(call)).isInstanceOf(InterruptedException.class);

    assertThat(call.hasWritten()).isFalse();
    assertThat(holder()).isEqualTo("me");
  }
}
