package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An elector in real time, on real threads. */
@Timeout(60)
class LeaderElectorThreadsTest {
  private final OneLease leases = new OneLease();
  private final List<String> heard = new CopyOnWriteArrayList<>();
  private final CountDownLatch started = new CountDownLatch(1);
  private final CompletableFuture<String> end = new CompletableFuture<>();
  private final LeaderElector elector = new LeaderElector(config());
  private final Thread runner = Thread.ofVirtual().unstarted(this::run);

  private LeaderElectionConfig config() {
    LeaderCallbacks callbacks =
        new LeaderCallbacks() {
          @Override
          public void onStartedLeading(Leadership leadership) throws InterruptedException {
            heard.add(Thread.currentThread().isVirtual() + " " + leadership.isHeld());
            started.countDown();
            leadership.awaitEnd();
            heard.add("ended " + leadership.isHeld());
          }

          @Override
          public void onStoppedLeading() {
            heard.add("stopped");
          }
        };
    return LeaderElectionConfig.of(new LeaseLock("prod", "lock", "me", leases), callbacks);
  }

  private void run() {
    try {
      elector.run();
      end.complete("returned");
    } catch (InterruptedException e) {
      end.complete("interrupted");
    }
  }

  @BeforeEach
  void startLeading() throws Exception {
    runner.start();
    assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
  }

  @AfterEach
  void stopLeading() throws Exception {
    elector.stop();
    runner.join();
  }

  @Test
  void aStopStepsDownInOrderAndGivesTheLockBack() throws Exception {
    assertThat(elector.isLeader()).isTrue();
    assertThat(elector.leader()).isEqualTo("me");

    elector.stop();

    assertThat(end.get(30, TimeUnit.SECONDS)).isEqualTo("returned");
    assertThat(heard).startsWith("true true").endsWith("stopped");
    assertThat(leases.get("prod", "lock").spec().holderIdentity()).isEmpty();
    assertThat(elector.isLeader()).isFalse();
    assertThat(elector.check(Duration.ZERO)).isEmpty();
  }

  @Test
  void anInterruptDoesTheSameAndIsPassedOn() throws Exception {
    runner.interrupt();

    assertThat(end.get(30, TimeUnit.SECONDS)).isEqualTo("interrupted");
    assertThat(heard).endsWith("stopped");
    assertThat(leases.get("prod", "lock").spec().holderIdentity()).isEmpty();
  }

  @Test
  void nobodyRunsAnElectorTwiceAtATime() {
    assertThatThrownBy(elector::run)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the election runs already: prod/lock");
  }
}
