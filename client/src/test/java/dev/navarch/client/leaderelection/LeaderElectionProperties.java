package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.leaderelection.Election.Member;
import java.time.Duration;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class LeaderElectionProperties {
  /** {@link Election} looks for two leaders after everything that happens. */
  @Property(tries = 40)
  void whateverFailsThereAreNeverTwoLeaders(@ForAll long seed) {
    try (Election election = new Election(seed, 4)) {
      Random random = election.simulation.random();
      election.startAll();

      for (int i = 0; i < 30; i++) {
        election.leases.failures = random.nextInt(3) == 0 ? random.nextInt(60) : 0;
        election.leases.slow = random.nextInt(3) == 0 ? random.nextInt(50) : 0;
        Member someone = election.members.get(random.nextInt(4));
        switch (random.nextInt(6)) {
          case 0 -> someone.process.standStill(Duration.ofMillis(random.nextInt(40_000)));
          case 1 -> election.leases.cutOff = someone.process;
          case 2 -> election.leader().ifPresent(leader -> disturb(election, leader));
          default -> election.leases.cutOff = null;
        }
        election.simulation.run(Duration.ofMillis(random.nextInt(30_000)));
      }

      assertThat(election.leaderChanges).isPositive();
    }
  }

  private static void disturb(Election election, Member leader) {
    Random random = election.simulation.random();
    if (random.nextBoolean()) {
      election.leases.cutOff = leader.process;
    } else {
      leader.process.standStill(Duration.ofMillis(random.nextInt(40_000)));
    }
  }

  @Property(tries = 40)
  void afterEachCrashSomebodyElseLeadsInBoundedTime(@ForAll long seed) {
    try (Election election = new Election(seed, 4)) {
      election.startAll();
      for (int crashes = 0; crashes < 3; crashes++) {
        Member leader = election.awaitLeader(Election.LEASE.plusSeconds(10));
        election.simulation.run(Duration.ofMillis(election.simulation.random().nextInt(20_000)));
        assertThat(leader.leads()).isTrue();
        leader.process.crash();
      }
      Member last = election.awaitLeader(Election.LEASE.plusSeconds(10));

      assertThat(last.process.isCrashed()).isFalse();
      assertThat(election.leaderChanges).isEqualTo(4);
      assertThat(election.lease().spec().leaseTransitions()).isEqualTo(3);
    }
  }

  /**
   * Processes come and go, in order and by crashes, with clocks of different speed, on a bad
   * network. Their work takes some time to end, as long as a lease allows.
   */
  @Property(tries = 40)
  void workOfTwoLeadersNeverOverlapsAndTheLastGivesTheLockBack(@ForAll long seed) {
    try (Election election = new Election(seed, 0)) {
      election.workMayOverlap = false;
      Random random = election.simulation.random();
      for (int i = 0; i < 3; i++) {
        join(election);
      }

      for (int i = 0; i < 30; i++) {
        election.leases.failures = random.nextInt(3) == 0 ? random.nextInt(60) : 0;
        election.leases.slow = random.nextInt(3) == 0 ? random.nextInt(50) : 0;
        Member someone = election.members.get(random.nextInt(election.members.size()));
        switch (random.nextInt(6)) {
          case 0 -> {
            someone.stop();
            join(election);
          }
          case 1 -> {
            someone.process.crash();
            join(election);
          }
          case 2 -> election.leader().ifPresent(Member::stop);
          case 3 -> election.leases.cutOff = someone.process;
          default -> election.leases.cutOff = null;
        }
        election.simulation.run(Duration.ofMillis(random.nextInt(20_000)));
      }

      election.leases.failures = 0;
      election.leases.slow = 0;
      election.leases.cutOff = null;
      join(election);
      election.simulation.run(Duration.ofMinutes(2));
      assertThat(election.leader()).isPresent();
      election.members.forEach(Member::stop);
      election.simulation.run(Duration.ofSeconds(30));
      assertThat(election.members).allMatch(member -> member.ended || member.process.isCrashed());
      assertThat(election.lease().spec().holderIdentity()).isEmpty();
    }
  }

  private static void join(Election election) {
    Random random = election.simulation.random();
    Member member = election.join("member-" + election.members.size());
    member.process.setRate(0.9 + random.nextDouble() * 0.2);
    member.slowToStop = Duration.ofMillis(random.nextInt(2_000));
    member.start(true);
  }
}
