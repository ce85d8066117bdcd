package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.value.MicroTime;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LeaseLockTest {
  private static final MicroTime NOON = MicroTime.parse("2026-01-01T12:00:00.000001Z");
  private static final LeaderElectionRecord HELD =
      new LeaderElectionRecord("me", 15, NOON, NOON, 3);

  private final OneLease store = new OneLease();
  private final LeaseLock lock = new LeaseLock("kube-system", "lock", "me", store);

  @Test
  void aLockThatIsNotThereIsEmpty() throws Exception {
    assertThat(lock.fetch()).isEmpty();
  }

  @Test
  void aRecordComesBackAsItWasWritten() throws Exception {
    LockState created = lock.create(HELD);

    assertThat(created.record()).isEqualTo(HELD);
    assertThat(lock.fetch().orElseThrow().record()).isEqualTo(HELD);
    assertThat(lock.describe()).isEqualTo("kube-system/lock");
  }

  @Test
  void anUpdateKeepsWhatOthersHaveInTheLease() throws Exception {
    store.lease =
        Lease.builder()
            .metadata(meta -> meta.name("lock").resourceVersion("7").labels(Map.of("a", "b")))
            .build();
    LockState free = lock.fetch().orElseThrow();
    assertThat(free.record()).isEqualTo(new LeaderElectionRecord("", 0, null, null, 0));

    LockState held = lock.update(free, HELD);

    assertThat(held.record()).isEqualTo(HELD);
    Lease lease = store.get("kube-system", "lock");
    assertThat(lease.metadata().labels()).containsEntry("a", "b");
    assertThat(lease.metadata().resourceVersion()).isEqualTo("7");
  }

  @Test
  void timesThatDoNotFitTogetherAreRefused() {
    LeaderElectionConfig config = LeaderElectionConfig.of(lock, leadership -> {});

    assertThatThrownBy(() -> config.withTimes(seconds(10), seconds(10), seconds(2)))
        .hasMessage("leaseDuration must be greater than renewDeadline");
    assertThatThrownBy(() -> config.withTimes(seconds(15), seconds(10), seconds(9)))
        .hasMessage("renewDeadline must be greater than retryPeriod*JitterFactor");
    assertThatThrownBy(() -> config.withTimes(seconds(15), seconds(10), seconds(0)))
        .hasMessage("retryPeriod must be greater than zero");
  }

  @Test
  void aLeaseOfPartsOfSecondsIsRoundedUp() {
    LeaderElectionConfig config =
        LeaderElectionConfig.of(lock, leadership -> {})
            .withTimes(Duration.ofMillis(1500), Duration.ofMillis(1200), Duration.ofMillis(100));

    assertThat(config.leaseSeconds()).isEqualTo(2);
  }

  private static Duration seconds(int count) {
    return Duration.ofSeconds(count);
  }
}
