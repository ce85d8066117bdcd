package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.leaderelection.Election.Member;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LeaderElectorTest {
  /** The longest time between two looks of a candidate at the lock, and some for the way. */
  private static final Duration LOOK = Duration.ofMillis(4_500);

  @Test
  void oneLeadsAndGoesOnToLead() {
    try (Election election = new Election(1, 3)) {
      election.startAll();
      Member leader = election.awaitLeader(LOOK);

      election.simulation.run(Duration.ofMinutes(10));

      assertThat(leader.leads()).isTrue();
      assertThat(election.leaderChanges).isEqualTo(1);
      assertThat(election.lease().spec().holderIdentity()).isEqualTo(leader.name);
      assertThat(election.lease().spec().leaseDurationSeconds()).isEqualTo(15);
      assertThat(election.lease().spec().leaseTransitions()).isZero();
      assertThat(leader.heard).containsExactlyInAnyOrder("started", "leader " + leader.name);
      for (Member member : election.members) {
        assertThat(member.heard).contains("leader " + leader.name);
        assertThat(member.elector.leader()).isEqualTo(leader.name);
      }
    }
  }

  @Test
  void afterACrashExactlyOneTakesOverWhenTheLeaseHasRunOut() {
    try (Election election = new Election(2, 4)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(60));
      Duration crash = election.simulation.elapsed();

      first.process.crash();
      Member second = election.awaitLeader(Duration.ofMinutes(5));

      Duration gap = election.simulation.elapsed().minus(crash);
      assertThat(gap)
          .isGreaterThan(Election.LEASE.minus(Election.RETRY).minusSeconds(1))
          .isLessThan(Election.LEASE.plus(LOOK.multipliedBy(2)));
      election.simulation.run(Duration.ofMinutes(5));
      assertThat(second.leads()).isTrue();
      assertThat(election.leaderChanges).isEqualTo(2);
      assertThat(election.lease().spec().leaseTransitions()).isEqualTo(1);
    }
  }

  @Test
  void aLeaderThatIsStoppedGivesTheLockBackAndAnotherLeadsAtOnce() {
    try (Election election = new Election(3, 3)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(60));

      first.stop();
      election.simulation.run(Duration.ofMillis(200));
      assertThat(first.ended).isTrue();
      assertThat(first.heard).endsWith("stopped");
      Member second = election.awaitLeader(LOOK);

      assertThat(second).isNotSameAs(first);
      assertThat(election.lease().spec().leaseTransitions()).isEqualTo(1);
    }
  }

  @Test
  void theLockIsNotGivenBackBeforeTheLeaderHasFinished() {
    try (Election election = new Election(4, 2)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      first.slowToStop = Duration.ofSeconds(5);
      election.simulation.run(Duration.ofSeconds(1));

      first.stop();
      election.simulation.run(Duration.ofMillis(4_900));
      assertThat(election.acting()).isEqualTo(1);
      assertThat(election.lease().spec().holderIdentity()).isEqualTo(first.name);

      Member second = election.awaitLeader(LOOK);
      assertThat(second).isNotSameAs(first);
      election.simulation.run(Duration.ofSeconds(1));
      assertThat(election.acting()).isEqualTo(1);
    }
  }

  @Test
  void aLeaderWithoutAServerStepsDownAtTheDeadlineThoughItsCallsHang() {
    try (Election election = new Election(5, 3)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(30));

      election.leases.cutOff = first.process;
      election.simulation.run(Election.RENEW.plusMillis(100));

      assertThat(first.leads()).isFalse();
      assertThat(election.acting()).isZero();
      Member second = election.awaitLeader(Election.LEASE.plus(LOOK));
      assertThat(second).isNotSameAs(first);

      election.leases.cutOff = null;
      election.simulation.run(Duration.ofMinutes(1));
      assertThat(second.leads()).isTrue();
    }
  }

  @Test
  void aShortFaultDoesNotCostTheLeadership() {
    try (Election election = new Election(6, 3)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);

      for (int i = 0; i < 20; i++) {
        election.leases.failures = 100;
        election.simulation.run(Duration.ofSeconds(5));
        election.leases.failures = 0;
        election.simulation.run(Duration.ofSeconds(5));
      }

      assertThat(first.leads()).isTrue();
      assertThat(election.leaderChanges).isEqualTo(1);
    }
  }

  @Test
  void aLeaderThatStoodStillDoesNotLeadWhenItGoesOn() {
    try (Election election = new Election(7, 3)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(30));

      first.process.standStill(Duration.ofMinutes(1));
      election.simulation.run(Election.RENEW.plusSeconds(1));
      assertThat(first.leads()).isFalse();

      election.simulation.run(Duration.ofMinutes(2));
      assertThat(election.leaderChanges).isEqualTo(2);
      assertThat(first.heard).contains("stopped");
    }
  }

  @Test
  void aLeaderThatNeitherRenewsNorStepsDownIsUnhealthy() {
    try (Election election = new Election(8, 1)) {
      election.startAll();
      Member only = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(30));
      assertThat(only.elector.check(Duration.ofSeconds(1))).isEmpty();

      only.process.standStill(Duration.ofMinutes(5));
      election.simulation.run(Duration.ofSeconds(13));
      assertThat(only.elector.check(Duration.ofSeconds(1))).isEmpty();
      election.simulation.run(Duration.ofSeconds(5));
      assertThat(only.elector.check(Duration.ofSeconds(1)))
          .contains("failed election to renew leadership on lease kube-system/lock");
    }
  }

  @Test
  void whoeverIsStoppedBeforeItLedHearsNothingOfAnEnd() {
    try (Election election = new Election(9, 2)) {
      Member first = election.members.get(0);
      Member second = election.members.get(1);
      first.start(true);
      assertThat(election.awaitLeader(LOOK)).isSameAs(first);
      second.start(true);
      election.simulation.run(Duration.ofSeconds(30));

      second.stop();
      election.simulation.run(Duration.ofMillis(1));

      assertThat(second.ended).isTrue();
      assertThat(second.heard).containsExactly("leader " + first.name);
    }
  }

  @Test
  void aLockThatIsDeletedUnderALeaderDoesNotMakeASecondOne() {
    try (Election election = new Election(11, 3)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(30));

      election.leases.delete("lock");
      election.simulation.run(LOOK);
      assertThat(first.leads()).isTrue();
      assertThat(election.lease().spec().holderIdentity()).isEqualTo(first.name);

      election.leases.cutOff = first.process;
      election.leases.delete("lock");
      election.simulation.run(Election.RENEW);
      assertThat(election.leases.find("lock")).isNull();
      assertThat(election.awaitLeader(Election.LEASE.plus(LOOK))).isNotSameAs(first);
    }
  }

  @Test
  void aStopDuringAHangingCallIsHeard() {
    try (Election election = new Election(10, 1)) {
      Member only = election.members.get(0);
      election.leases.cutOff = only.process;
      only.start(true);
      election.simulation.run(Duration.ofSeconds(3));

      only.stop();
      election.simulation.run(Duration.ofMillis(1));

      assertThat(only.ended).isTrue();
      assertThat(election.leases.find("lock")).isNull();
    }
  }

  @Test
  void aStopBetweenAWriteAndItsAnswerGivesTheLockBack() {
    for (int seed = 20; seed < 30; seed++) {
      try (Election election = new Election(seed, 1)) {
        Member only = election.members.get(0);
        only.start(true);
        while (election.leases.find("lock") == null) {
          election.simulation.run(Duration.ofMillis(1));
        }
        boolean answered = only.leads();

        only.stop();
        election.simulation.run(Duration.ofMillis(200));

        assertThat(only.ended).isTrue();
        assertThat(election.lease().spec().holderIdentity()).isEmpty();
        if (!answered) {
          assertThat(only.heard).doesNotContain("started", "stopped");
        }
      }
    }
  }

  @Test
  void aStopAfterAWriteWhoseAnswerNeverComesGivesTheLockBack() {
    try (Election election = new Election(31, 2)) {
      Member first = election.members.get(0);
      first.start(true);
      while (election.leases.find("lock") == null) {
        election.simulation.run(Duration.ofMillis(1));
      }
      election.leases.cutOff = first.process;
      assertThat(first.leads()).isFalse();

      first.stop();
      election.simulation.run(Duration.ofSeconds(1));
      election.leases.cutOff = null;
      election.simulation.run(Election.RENEW);

      assertThat(first.ended).isTrue();
      assertThat(election.lease().spec().holderIdentity()).isEmpty();
    }
  }

  @Test
  void aLeaderWhoseWorkFailsGivesTheLockBackAndTellsWhoRunsIt() {
    try (Election election = new Election(12, 2)) {
      election.startAll();
      Member first = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(10));

      first.broken.countDown();
      election.simulation.run(Election.RETRY.plusMillis(200));

      assertThat(first.leads()).isFalse();
      assertThat(first.heard).endsWith("stopped");
      assertThat(first.failure)
          .hasMessage("the leader of kube-system/lock failed")
          .hasRootCauseMessage("expected by the test");
      assertThat(election.awaitLeader(LOOK)).isNotSameAs(first);
    }
  }

  @Test
  void aLeaderThatStoodStillLeadsAgainOnlyWhenItsEarlierWorkHasEnded() {
    try (Election election = new Election(13, 1)) {
      election.startAll();
      Member only = election.awaitLeader(LOOK);
      election.simulation.run(Duration.ofSeconds(3));
      only.slowToStop = Duration.ofSeconds(30);

      only.process.standStill(Election.RENEW.plusSeconds(1));
      for (int i = 0; i < 600; i++) {
        election.simulation.run(Duration.ofMillis(100));
        assertThat(election.acting()).isLessThanOrEqualTo(1);
      }

      assertThat(only.leads()).isTrue();
      assertThat(election.acting()).isEqualTo(1);
      assertThat(only.heard).filteredOn("started"::equals).hasSize(2);
    }
  }

  @Test
  void aStopWhileEarlierWorkEndsIsHeard() {
    try (Election election = new Election(14, 1)) {
      election.startAll();
      Member only = election.awaitLeader(LOOK);
      only.slowToStop = Duration.ofMinutes(10);
      only.process.standStill(Election.RENEW.plusSeconds(1));
      election.simulation.run(Duration.ofSeconds(30));

      only.stop();
      election.simulation.run(Election.RETRY);

      assertThat(only.ended).isTrue();
    }
  }
}
