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
}
