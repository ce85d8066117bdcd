package dev.navarch.client.leaderelection;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Takes part in an election: waits until it can lead, leads, and renews its lease until it is
 * stopped or fails to. {@link Candidate} says why no two lead at once.
 *
 * <p>The thread in {@link #run} owns the state and alone writes it. Calls to the lock are made on
 * threads of their own, so that one that hangs is given up in time. {@link #stop}, {@link
 * #isLeader}, {@link #leader} and {@link #check} may be called by any thread.
 */
public final class LeaderElector {
  private static final Logger LOG = System.getLogger("dev.navarch.client.leaderelection");

  private final LeaderElectionConfig config;
  private final ResourceLock lock;
  private final TimeSource time;
  private final Candidate candidate;
  private final AtomicBoolean running = new AtomicBoolean();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private volatile CountDownLatch answer = new CountDownLatch(1);
  private volatile @Nullable Observation seen;
  private volatile @Nullable Leadership leadership;
  private volatile long renewedAt;

  // Owned by the thread in run.
  private String reportedLeader = "";
  private @Nullable LeaderWork work;

  /** Whether the lock may be this process's own by a try of which no answer came in time. */
  private boolean unsettled;

  public LeaderElector(LeaderElectionConfig config) {
    this.config = config;
    this.lock = config.lock();
    this.time = config.time();
    this.candidate = new Candidate(config);
  }

  /**
   * Waits to lead, leads once, and returns when that is over or when it is stopped before. It may
   * be called again after that, unless it was stopped. What ran under an earlier leadership must
   * have ended before it stands again: it waits for that. An interrupt stops it as well, in the
   * same orderly way.
   *
   * @throws IllegalStateException if it runs already, or if what it did as the leader failed; the
   *     lock is given back then
   */
  public void run() throws InterruptedException {
    if (!running.compareAndSet(false, true)) {
      throw new IllegalStateException("the election runs already: " + lock.describe());
    }
    try {
      Leadership own = earlierWorkEnded() ? acquire() : null;
      if (own != null) {
        lead(own);
      }
    } finally {
      running.set(false);
    }
  }

  /** False if it is stopped before. */
  private boolean earlierWorkEnded() throws InterruptedException {
    if (work == null) {
      return true;
    }
    while (stopped.getCount() > 0) {
      if (time.await(work.finished(), config.retryPeriod())) {
        return true;
      }
    }
    return false;
  }

  /** Makes {@link #run} return soon, and steps down before. */
  public void stop() {
    stopped.countDown();
    answer.countDown();
  }

  /** Whether this process leads at this moment. */
  public boolean isLeader() {
    Leadership own = leadership;
    return own != null && own.isHeld();
  }

  /** Who was last seen to lead; empty if nobody was. */
  public String leader() {
    Observation last = seen;
    return last == null ? "" : last.holder();
  }

  /**
   * What is wrong, for a health check: this process should have renewed its lease or stepped down
   * long ago, and did neither.
   *
   * @param tolerance how much longer than the lease that may take
   */
  public Optional<String> check(Duration tolerance) {
    boolean stuck =
        leadership != null
            && time.nanos() - renewedAt > Durations.toNanos(config.leaseDuration().plus(tolerance));
    return stuck
        ? Optional.of("failed election to renew leadership on lease " + lock.describe())
        : Optional.empty();
  }

  /** Null when it is stopped; a lock that it got meanwhile is given back. */
  private @Nullable Leadership acquire() throws InterruptedException {
    Leadership own = null;
    try {
      own = tryToAcquire();
      return own;
    } finally {
      if (own == null && unsettled && config.releaseOnCancel()) {
        release();
      }
    }
  }

  private @Nullable Leadership tryToAcquire() throws InterruptedException {
    while (stopped.getCount() > 0) {
      Try tried = attempt(config.renewDeadline());
      if (tried != null && tried.held()) {
        Leadership own = new Leadership(time, deadline(tried));
        if (own.isHeld() && stopped.getCount() > 0) {
          unsettled = false;
          renewedAt = tried.sentAt();
          return own;
        }
        unsettled = true;
      }
      Duration wait =
          Durations.jitter(config.retryPeriod(), LeaderElectionConfig.JITTER_FACTOR, time.random());
      if (time.await(stopped, wait)) {
        return null;
      }
    }
    return null;
  }

  private void lead(Leadership own) throws InterruptedException {
    LOG.log(Level.INFO, () -> lock.identity() + " became the leader of " + lock.describe());
    LeaderWork begun = new LeaderWork(config.callbacks(), own);
    Thread leading = config.threads().newThread(begun);
    work = begun;
    leadership = own;
    recordEvent("became leader");
    try {
      start(leading, begun);
      renew(own);
    } finally {
      own.end();
      leadership = null;
      leading.interrupt();
      LOG.log(Level.INFO, () -> lock.identity() + " stopped leading " + lock.describe());
      recordEvent("stopped leading");
      stepDown(own, begun);
    }
    Throwable failure = begun.failure();
    if (failure != null) {
      throw new IllegalStateException("the leader of " + lock.describe() + " failed", failure);
    }
  }

  private static void start(Thread leading, LeaderWork begun) {
    boolean started = false;
    try {
      leading.start();
      started = true;
    } finally {
      if (!started) {
        begun.cancel();
      }
    }
  }

  /** An event that cannot be told is no reason to lead, or not to. */
  private void recordEvent(String what) {
    try {
      lock.recordEvent(what);
    } catch (RuntimeException | Error e) {
      LOG.log(Level.WARNING, () -> "no event that " + lock.identity() + " " + what, e);
    }
  }

  /**
   * Keeps the lease until that fails for too long, somebody else has it, the work failed, or it is
   * stopped.
   */
  private void renew(Leadership own) throws InterruptedException {
    while (own.isHeld()) {
      if (time.await(stopped, Durations.min(config.retryPeriod(), own.remaining()))) {
        return;
      }
      if (!own.isHeld()) {
        return;
      }
      Try tried = attempt(own.remaining());
      if (tried == null) {
        continue;
      }
      if (!tried.held()) {
        return;
      }
      own.extendTo(deadline(tried));
      renewedAt = tried.sentAt();
    }
  }

  /**
   * Gives the lock back, if what ran under it has ended. If that takes too long, the lease runs out
   * by itself.
   */
  private void stepDown(Leadership own, LeaderWork ending) throws InterruptedException {
    boolean interrupted = Thread.interrupted(); // that is why it steps down, and no reason to hurry
    try {
      boolean ended = time.await(ending.finished(), own.remaining());
      if (ended && config.releaseOnCancel()) {
        release();
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
      config.callbacks().onStoppedLeading();
    }
  }

  private void release() throws InterruptedException {
    LockCall call = new LockCall();
    Boolean done =
        within(
            config.renewDeadline(),
            new CountDownLatch(1),
            call,
            () -> {
              candidate.release(call);
              return true;
            });
    unsettled = done == null;
  }

  private long deadline(Try tried) {
    return tried.sentAt() + Durations.toNanos(config.renewDeadline());
  }

  /** One try; null if it failed, or took too long, or the elector is stopped. */
  private @Nullable Try attempt(Duration limit) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    answer = done;
    if (stopped.getCount() == 0) {
      return null;
    }
    Observation before = seen;
    boolean leading = isLeader();
    LockCall call = new LockCall();
    Try tried = null;
    try {
      tried = within(limit, done, call, () -> candidate.acquireOrRenew(before, leading, call));
    } finally {
      unsettled |= tried == null && call.hasWritten();
    }
    if (tried != null) {
      seen = tried.seen();
      reportLeader();
    }
    return tried;
  }

  private void reportLeader() {
    String leader = leader();
    if (leader.equals(reportedLeader)) {
      return;
    }
    reportedLeader = leader;
    if (!leader.isEmpty()) {
      config.threads().newThread(() -> config.callbacks().onNewLeader(leader)).start();
    }
  }

  @FunctionalInterface
  private interface LockUse<R> {
    R run() throws IOException, InterruptedException;
  }

  /**
   * Makes a call on a thread of its own, and gives it up when the time is over, or when somebody
   * opens the latch before. Then a candidate that has asked the server to change the lock waits for
   * the answer as long as for a retry, to know whether there is something to give back. A leader
   * has its work to end, and does not wait.
   */
  private <R> @Nullable R within(Duration limit, CountDownLatch done, LockCall call, LockUse<R> use)
      throws InterruptedException {
    AtomicReference<@Nullable R> result = new AtomicReference<>();
    CountDownLatch answered = new CountDownLatch(1);
    Thread caller =
        config
            .threads()
            .newThread(() -> {
              try {
                result.set(use.run());
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              } catch (IOException | RuntimeException e) {
                LOG.log(Level.WARNING, () -> "no use of lock " + lock.describe() + ": " + e);
              } finally {
                answered.countDown();
                done.countDown();
              }
            });
    caller.start();
    try {
      boolean inTime = time.await(done, limit);
      if (inTime && leadership == null && call.hasWritten()) {
        boolean unused = time.await(answered, config.retryPeriod());
      }
    } finally {
      if (result.get() == null) {
        call.giveUp();
        caller.interrupt();
      }
    }
    return result.get();
  }
}
