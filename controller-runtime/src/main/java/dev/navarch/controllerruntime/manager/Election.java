package dev.navarch.controllerruntime.manager;

import dev.navarch.client.leaderelection.LeaderCallbacks;
import dev.navarch.client.leaderelection.LeaderElectionConfig;
import dev.navarch.client.leaderelection.LeaderElector;
import dev.navarch.client.leaderelection.Leadership;
import dev.navarch.client.leaderelection.ResourceLock;
import dev.navarch.controllerruntime.endpoint.HealthCheck;
import dev.navarch.controllerruntime.metrics.MetricsSource;
import dev.navarch.controllerruntime.metrics.PrometheusText;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Runs the leader's tasks while this process leads. One thread stands for election from the start
 * to the end; terms begin and end on a thread of the elector's, which it interrupts when the lease
 * is lost. Then tasks are interrupted at once: somebody else may lead as soon as the lease has run
 * out.
 */
final class Election implements LeaderCallbacks, HealthCheck, MetricsSource {
  /** How much later than its lease a leader may notice that it has lost it. */
  private static final Duration TOLERANCE = Duration.ofSeconds(20);

  private final LeaderElection options;
  private final LeaderElector elector;
  private final TaskTerms tasks;
  private final Runnable elected;
  private final Consumer<Throwable> lost;
  private final Thread thread;
  private volatile boolean stopping;

  Election(
      LeaderElection options,
      ResourceLock lock,
      TaskTerms tasks,
      Runnable elected,
      Consumer<Throwable> lost) {
    this.options = options;
    this.tasks = tasks;
    this.elected = elected;
    this.lost = lost;
    elector =
        new LeaderElector(
            LeaderElectionConfig.of(lock, this)
                .withTimes(
                    options.leaseDuration(), options.renewDeadline(), options.retryPeriod()));
    thread = Thread.ofVirtual().name("election-" + describe()).unstarted(this::stand);
  }

  void start() {
    thread.start();
  }

  private void stand() {
    try {
      do {
        elector.run();
      } while (options.standAgain() && !stopping);
      if (!stopping) {
        lost.accept(new LeadershipLostException(describe()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      lost.accept(e);
    }
  }

  @Override
  public void onStartedLeading(Leadership leadership) throws InterruptedException {
    try {
      tasks.begin();
      elected.run();
      leadership.awaitEnd();
    } finally {
      tasks.end(Duration.ZERO);
    }
  }

  boolean isLeader() {
    return elector.isLeader();
  }

  /** Gives the lease back and waits for it. Tasks should have been stopped before. */
  void stop() {
    stopping = true;
    elector.stop();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String describe() {
    return options.namespace() + "/" + options.name();
  }

  @Override
  public void check() throws IOException {
    Optional<String> problem = elector.check(TOLERANCE);
    if (problem.isPresent()) {
      throw new IOException(problem.get());
    }
  }

  @Override
  public void writeTo(Appendable out) throws IOException {
    PrometheusText text = new PrometheusText(out);
    text.head(
        "leader_election_master_status", "Whether this process holds a lease: 1 or 0", "gauge");
    text.sample("leader_election_master_status", isLeader() ? 1 : 0, "name", options.name());
  }
}
