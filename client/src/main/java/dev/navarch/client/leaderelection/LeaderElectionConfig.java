package dev.navarch.client.leaderelection;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;

/**
 * How a process takes part in an election.
 *
 * @param leaseDuration how long others wait after the last sign of the leader before one of them
 *     takes over
 * @param renewDeadline how long the leader tries to renew before it steps down; the shorter it is
 *     beside the lease, the more may clocks differ in speed
 * @param retryPeriod the time between tries
 * @param releaseOnCancel whether the lock is given back when the process stops, so that another
 *     need not wait for the lease to run out. It is given back only after {@link
 *     LeaderCallbacks#onStartedLeading} has returned
 * @param threads makes the threads of lock calls and callbacks
 */
public record LeaderElectionConfig(
    ResourceLock lock,
    Duration leaseDuration,
    Duration renewDeadline,
    Duration retryPeriod,
    boolean releaseOnCancel,
    LeaderCallbacks callbacks,
    TimeSource time,
    ThreadFactory threads) {
  /** How much longer a candidate's waits become at most, by chance: so much of the period. */
  public static final double JITTER_FACTOR = 1.2;

  public LeaderElectionConfig {
    if (leaseDuration.compareTo(renewDeadline) <= 0) {
      throw new IllegalArgumentException("leaseDuration must be greater than renewDeadline");
    }
    if (renewDeadline.compareTo(Durations.times(retryPeriod, JITTER_FACTOR)) <= 0) {
      throw new IllegalArgumentException(
          "renewDeadline must be greater than retryPeriod*JitterFactor");
    }
    if (retryPeriod.isNegative() || retryPeriod.isZero()) {
      throw new IllegalArgumentException("retryPeriod must be greater than zero");
    }
    if (leaseDuration.compareTo(Duration.ofSeconds(Integer.MAX_VALUE)) > 0) {
      throw new IllegalArgumentException("leaseDuration is too long to be written down");
    }
  }

  /** What Kubernetes' components use: 15, 10 and 2 seconds, and the lock is given back. */
  public static LeaderElectionConfig of(ResourceLock lock, LeaderCallbacks callbacks) {
    return new LeaderElectionConfig(
        lock,
        Duration.ofSeconds(15),
        Duration.ofSeconds(10),
        Duration.ofSeconds(2),
        true,
        callbacks,
        TimeSource.system(),
        Thread.ofVirtual().name("navarch-leader-election-", 0).factory());
  }

  /** The same with other times. */
  public LeaderElectionConfig withTimes(
      Duration newLeaseDuration, Duration newRenewDeadline, Duration newRetryPeriod) {
    return new LeaderElectionConfig(
        lock,
        newLeaseDuration,
        newRenewDeadline,
        newRetryPeriod,
        releaseOnCancel,
        callbacks,
        time,
        threads);
  }

  /** The same, giving the lock back when stopped or not. */
  public LeaderElectionConfig withReleaseOnCancel(boolean release) {
    return new LeaderElectionConfig(
        lock, leaseDuration, renewDeadline, retryPeriod, release, callbacks, time, threads);
  }

  /** The same in some other time, on other threads. */
  public LeaderElectionConfig in(TimeSource newTime, ThreadFactory newThreads) {
    return new LeaderElectionConfig(
        lock,
        leaseDuration,
        renewDeadline,
        retryPeriod,
        releaseOnCancel,
        callbacks,
        newTime,
        newThreads);
  }

  /** The lease in whole seconds, rounded up: others must never wait for less. */
  int leaseSeconds() {
    return (int) leaseDuration.plusNanos(999_999_999).toSeconds();
  }
}
