package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ServerLeaseTest {
  @Test
  void theNameIsMadeOfTheHostAndTheHolderOfTheRun() {
    Lease lease = ServerLease.of("node-1", "run-1", "192.0.2.10:6443", Instant.EPOCH);
    Lease later = ServerLease.of("node-1", "run-2", "192.0.2.10:6443", Instant.EPOCH);

    assertThat(lease.metadata().name()).isEqualTo("apiserver-gwlrxzxjxmbevckvql7a4qxaja");
    assertThat(lease.spec().holderIdentity())
        .isEqualTo("apiserver-gwlrxzxjxmbevckvql7a4qxaja_run-1");
    assertThat(later.metadata()).isEqualTo(lease.metadata());
    assertThat(later.spec()).isNotEqualTo(lease.spec());
  }
}
