package dev.navarch.client.leaderelection;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.client.waiting.TimeSource;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One step of an election. It keeps no state: what was seen before comes in, what is seen now goes
 * out, so that a step that was given up can do no harm.
 *
 * <p>Why there are never two leaders: a leader steps down one renew deadline after the moment
 * <em>before</em> it sent its last renewal. Another process takes over no earlier than one lease
 * duration after the moment at which it <em>saw</em> that renewal, which is later, and the lease is
 * longer than the deadline. Only time that passed on the own clock is compared. A write that comes
 * late finds a lock that has changed, and fails.
 *
 * <p>That holds while nobody deletes the lock. If somebody does, those who saw it before wait as if
 * it had just been renewed, which makes two leaders unlikely and not impossible: a lock that is
 * made and deleted again between two looks leaves no trace.
 */
final class Candidate {
  private static final Logger LOG = System.getLogger("dev.navarch.client.leaderelection");

  /** The origin of a lock that is no longer there. */
  private static final Object GONE = new Object();

  private final LeaderElectionConfig config;
  private final ResourceLock lock;
  private final TimeSource time;

  Candidate(LeaderElectionConfig config) {
    this.config = config;
    this.lock = config.lock();
    this.time = config.time();
  }

  /**
   * Gets the lock if it is free, or keeps it.
   *
   * @param before what was seen last, if anything was
   * @param leading whether this process leads
   */
  Try acquireOrRenew(@Nullable Observation before, boolean leading, LockCall call)
      throws IOException, InterruptedException {
    if (before != null && isOwn(before)) {
      try {
        return write(before.state(), call);
      } catch (ApiException | IOException e) {
        LOG.log(
            Level.DEBUG, () -> "lock changed or not renewed, reading it: " + lock.describe(), e);
      }
    }

    call.goOn();
    Optional<LockState> current = lock.fetch();
    if (current.isEmpty()) {
      if (before != null && !leading) {
        Observation gone = observeGone(before);
        if (!isExpired(gone)) {
          return new Try(false, gone, 0);
        }
      }
      call.write();
      long sentAt = time.nanos();
      LockState created = lock.create(record(MicroTime.of(time.now()), 0));
      return new Try(true, new Observation(created, time.nanos()), sentAt);
    }
    Observation seen = observe(before, current.get());
    if (!seen.holder().isEmpty() && !isOwn(seen) && !isExpired(seen)) {
      return new Try(false, seen, 0);
    }
    return write(seen.state(), call);
  }

  private Try write(LockState before, LockCall call) throws IOException, InterruptedException {
    LeaderElectionRecord old = before.record();
    MicroTime now = MicroTime.of(time.now());
    boolean own = old.holderIdentity().equals(lock.identity());
    MicroTime since = own && old.acquireTime() != null ? old.acquireTime() : now;
    int transitions = own ? old.leaderTransitions() : old.leaderTransitions() + 1;
    call.write();
    long sentAt = time.nanos();
    LockState written =
        lock.update(
            before,
            new LeaderElectionRecord(
                lock.identity(), config.leaseSeconds(), since, now, transitions));
    return new Try(true, new Observation(written, time.nanos()), sentAt);
  }

  private LeaderElectionRecord record(MicroTime now, int transitions) {
    return new LeaderElectionRecord(lock.identity(), config.leaseSeconds(), now, now, transitions);
  }

  /**
   * Gives the lock back, if this process holds it. A renewal that was given up may come between
   * reading and writing: then it is tried again.
   */
  void release(LockCall call) throws IOException, InterruptedException {
    boolean settled = false;
    while (!settled) {
      call.goOn();
      settled = tryRelease(lock.fetch(), call);
    }
  }

  private boolean tryRelease(Optional<LockState> current, LockCall call)
      throws IOException, InterruptedException {
    if (current.isEmpty() || !current.get().record().holderIdentity().equals(lock.identity())) {
      return true;
    }
    MicroTime now = MicroTime.of(time.now());
    int transitions = current.get().record().leaderTransitions();
    call.write();
    try {
      LockState unused =
          lock.update(current.get(), new LeaderElectionRecord("", 1, now, now, transitions));
      return true;
    } catch (ApiException e) {
      if (!e.isConflict()) {
        throw e;
      }
      return false;
    }
  }

  boolean isOwn(Observation seen) {
    return seen.holder().equals(lock.identity());
  }

  private Observation observe(@Nullable Observation before, LockState current) {
    if (before != null && before.record().equals(current.record())) {
      return new Observation(current, before.at());
    }
    return new Observation(current, time.nanos());
  }

  /**
   * A lock that was there and was deleted: somebody may have got it last and lead now, for as long
   * as if they had renewed it just before.
   */
  private Observation observeGone(Observation before) {
    if (before.state().origin().equals(GONE)) {
      return before;
    }
    int lease = Math.max(before.record().leaseDurationSeconds(), config.leaseSeconds());
    LeaderElectionRecord unknown =
        new LeaderElectionRecord("", lease, null, null, before.record().leaderTransitions());
    return new Observation(new LockState(unknown, GONE), time.nanos());
  }

  /** A record that tells no duration is believed to be as long as one's own. */
  private boolean isExpired(Observation seen) {
    int told = seen.record().leaseDurationSeconds();
    long lease = TimeUnit.SECONDS.toNanos(told > 0 ? told : config.leaseSeconds());
    return time.nanos() - seen.at() >= lease;
  }
}
