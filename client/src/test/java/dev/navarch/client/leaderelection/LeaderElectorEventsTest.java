package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An elector whose events cannot be recorded. */
@Timeout(60)
class LeaderElectorEventsTest {
  private final OneLease leases = new OneLease();
  private final CountDownLatch started = new CountDownLatch(1);
  private final CountDownLatch stopped = new CountDownLatch(1);

  /** A lease whose events are a fault. */
  private record MuteLock(ResourceLock lease) implements ResourceLock {
    @Override
    public String identity() {
      return lease.identity();
    }

    @Override
    public String describe() {
      return lease.describe();
    }

    @Override
    public Optional<LockState> fetch() throws IOException, InterruptedException {
      return lease.fetch();
    }

    @Override
    public LockState create(LeaderElectionRecord record) throws IOException, InterruptedException {
      return lease.create(record);
    }

    @Override
    public LockState update(LockState before, LeaderElectionRecord record)
        throws IOException, InterruptedException {
      return lease.update(before, record);
    }

    @Override
    public void recordEvent(String what) {
      throw new IllegalStateException("expected by the test");
    }
  }

  @Test
  void eventsThatCannotBeRecordedChangeNothing() throws Exception {
    LeaderElector elector =
        new LeaderElector(
            LeaderElectionConfig.of(
                new MuteLock(new LeaseLock("prod", "lock", "me", leases)),
                new LeaderCallbacks() {
                  @Override
                  public void onStartedLeading(Leadership leadership) throws InterruptedException {
                    started.countDown();
                    leadership.awaitEnd();
                  }

                  @Override
                  public void onStoppedLeading() {
                    stopped.countDown();
                  }
                }));
    Thread runner =
        Thread.ofVirtual()
            .start(() -> {
              try {
                elector.run();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();

    elector.stop();
    runner.join();

    assertThat(stopped.getCount()).isZero();
    assertThat(elector.isLeader()).isFalse();
    assertThat(leases.get("prod", "lock").spec().holderIdentity()).isEmpty();
  }
}
