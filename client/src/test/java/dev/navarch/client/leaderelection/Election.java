package dev.navarch.client.leaderelection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * Some processes that want to lead, on one simulated server. No two ever lead at once; the work of
 * no two overlaps, unless a test says that it may.
 */
final class Election implements AutoCloseable {
  static final Duration LEASE = Duration.ofSeconds(15);
  static final Duration RENEW = Duration.ofSeconds(10);
  static final Duration RETRY = Duration.ofSeconds(2);

  /** One process; it stands for election again whenever it lost, until it is stopped. */
  final class Member {
    final String name;
    final Simulation.Host process;
    final LeaderElector elector;
    final List<String> heard = new ArrayList<>();
    Duration slowToStop = Duration.ZERO;

    /** Open from the moment on at which its work is to fail. */
    CountDownLatch broken = new CountDownLatch(1);

    @Nullable RuntimeException failure;
    boolean ended;

    /** How often its work runs at this moment. */
    private int acts;

    Member(String name) {
      this.name = name;
      this.process = simulation.new Host();
      LeaseLock lock = new LeaseLock("kube-system", "lock", name, leases.seenBy(process));
      LeaderCallbacks callbacks =
          new LeaderCallbacks() {
            @Override
            public void onStartedLeading(Leadership leadership) throws InterruptedException {
              heard.add("started");
              acts++;
              try {
                if (process.await(broken, Duration.ofDays(1))) {
                  throw new IllegalStateException("expected by the test");
                }
              } finally {
                finishSlowly();
                acts--;
              }
            }

            @Override
            public void onStoppedLeading() {
              heard.add("stopped");
            }

            @Override
            public void onNewLeader(String identity) {
              heard.add("leader " + identity);
            }
          };
      this.elector =
          new LeaderElector(LeaderElectionConfig.of(lock, callbacks).in(process, process));
    }

    private void finishSlowly() throws InterruptedException {
      if (!slowToStop.isZero()) {
        process.sleep(slowToStop);
      }
    }

    /** Stands for election, again and again or once. */
    void start(boolean again) {
      process
          .newThread(() -> {
            try {
              do {
                elector.run();
              } while (again && !stopping);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            } catch (RuntimeException e) {
              failure = e;
            } finally {
              ended = true;
            }
          })
          .start();
    }

    boolean stopping;

    void stop() {
      stopping = true;
      elector.stop();
    }

    boolean leads() {
      return !process.isCrashed() && elector.isLeader();
    }
  }

  final Simulation simulation;
  final SimulatedLeases leases;
  final List<Member> members = new ArrayList<>();
  int leaderChanges;

  /** Whether the work of two may overlap: if one stands still, or takes too long to end. */
  boolean workMayOverlap = true;

  private @Nullable Member lastLeader;

  Election(long seed, int size) {
    this.simulation = new Simulation(seed, this::neverTwoLead);
    this.leases = new SimulatedLeases(simulation);
    for (int i = 0; i < size; i++) {
      join("member-" + i);
    }
  }

  /** How often the work of a leader runs at this moment, in all processes together. */
  int acting() {
    return members.stream()
        .filter(member -> !member.process.isCrashed())
        .mapToInt(member -> member.acts)
        .sum();
  }

  /** One more process, which does not stand for election yet. */
  Member join(String name) {
    Member member = new Member(name);
    members.add(member);
    return member;
  }

  private void neverTwoLead() {
    if (!workMayOverlap) {
      assertThat(acting()).as("works at %s", simulation.elapsed()).isLessThanOrEqualTo(1);
    }
    List<Member> leading = members.stream().filter(Member::leads).toList();
    assertThat(leading)
        .as("leaders at %s", simulation.elapsed())
        .extracting(member -> member.name)
        .hasSizeLessThanOrEqualTo(1);
    if (!leading.isEmpty() && leading.get(0) != lastLeader) {
      lastLeader = leading.get(0);
      leaderChanges++;
    }
  }

  void startAll() {
    members.forEach(member -> member.start(true));
  }

  Optional<Member> leader() {
    return members.stream().filter(Member::leads).findAny();
  }

  /** Lets time pass until somebody leads, in steps that are small beside the election's times. */
  Member awaitLeader(Duration atMost) {
    Duration end = simulation.elapsed().plus(atMost);
    while (leader().isEmpty() && simulation.elapsed().compareTo(end) < 0) {
      simulation.run(Duration.ofMillis(5));
    }
    assertThat(leader()).as("a leader within %s", atMost).isPresent();
    return leader().orElseThrow();
  }

  Lease lease() {
    return Objects.requireNonNull(leases.find("lock"), "no lease was made");
  }

  @Override
  public void close() {
    simulation.close();
  }
}
