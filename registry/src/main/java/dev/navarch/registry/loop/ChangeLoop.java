package dev.navarch.registry.loop;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/**
 * Does a piece of work at the start and again after changes in the store. While nothing changes it
 * costs nothing. Changes that come during a round lead to one more round, however many they are; a
 * round that fails is repeated after a second.
 *
 * <p>Started once and closed once. One virtual thread of the loop's own runs all rounds; watches
 * only wake it. {@link #follow}, {@link #unfollowAllBut} and {@link #wakeIn} are for the work to
 * call.
 */
public final class ChangeLoop implements Loop {
  /** One round of the work. */
  @FunctionalInterface
  public interface Work {
    /**
     * Brings things in line.
     *
     * @param whole whether changes may have gone unheard, so that everything has to be looked at:
     *     at the start, after a failure, and from time to time
     */
    void run(boolean whole);
  }

  /**
   * When rounds begin.
   *
   * @param gather how long more changes are waited for after the first one; a loop that gathers
   *     also rests four times as long as its last round took
   * @param wholeEvery how often everything is looked at if nothing goes wrong
   */
  public record Pace(Duration gather, Duration wholeEvery) {
    /** A round as soon as something changes. */
    public static final Pace AT_ONCE = new Pace(Duration.ZERO, Duration.ofDays(1));
  }

  private static final long RETRY_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long NEVER = Long.MAX_VALUE;
  private static final int REST_FACTOR = 4;

  private final String name;
  private final Store store;
  private final Pace pace;
  private final Work work;
  private final Thread worker;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition woken = lock.newCondition();

  /** What {@link #now} counts from. */
  private final long created = System.nanoTime();

  @GuardedBy("lock")
  private final Map<KeySpan, Follower> followers = new HashMap<>();

  @GuardedBy("lock")
  private final Map<KeySpan, Watch> watches = new HashMap<>();

  @GuardedBy("lock")
  private boolean changed = true;

  /** When a round begins even if nothing changes. */
  @GuardedBy("lock")
  private long alarm = NEVER;

  @GuardedBy("lock")
  private boolean missed = true;

  @GuardedBy("lock")
  private boolean closed;

  /** Creates a loop, which does nothing before it is started. */
  public ChangeLoop(String name, Store store, Pace pace, Work work) {
    this.name = name;
    this.store = store;
    this.pace = pace;
    this.work = work;
    this.worker = Thread.ofVirtual().name(name).unstarted(this::rounds);
  }

  @Override
  public void start() {
    worker.start();
  }

  private long now() {
    return System.nanoTime() - created;
  }

  private void rounds() {
    boolean failed = false;
    long pause = 0;
    long lastWhole = now();
    while (failed ? awaitRetry() : awaitChange(lastWhole, pause)) {
      long begin = now();
      boolean whole = takeMissed() || begin - lastWhole >= pace.wholeEvery().toNanos();
      try {
        work.run(whole);
        failed = false;
        lastWhole = whole ? begin : lastWhole;
      } catch (StorageException.Closed e) {
        return;
      } catch (RuntimeException e) {
        if (!failed) {
          log().log(Level.WARNING, name + " failed and will be tried again", e);
        }
        failed = true;
        miss();
      }
      pause = pause(now() - begin);
    }
  }

  private long pause(long lastRound) {
    long gather = pace.gather().toNanos();
    return gather == 0 ? 0 : Math.max(gather, REST_FACTOR * lastRound);
  }

  /** Waits for something to do, and then for more of it; false when the loop is over. */
  private boolean awaitChange(long lastWhole, long pause) {
    lock.lock();
    try {
      long end = Math.min(alarm, lastWhole + pace.wholeEvery().toNanos());
      long left = end - now();
      while (!closed && !changed && left > 0) {
        left = woken.awaitNanos(left);
      }
      long rest = pause;
      while (!closed && rest > 0) {
        rest = woken.awaitNanos(rest);
      }
      changed = false;
      alarm = NEVER;
      return !closed;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }

  private boolean awaitRetry() {
    lock.lock();
    try {
      long left = RETRY_NANOS;
      while (!closed && left > 0) {
        left = woken.awaitNanos(left);
      }
      changed = false;
      return !closed;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }

  private boolean takeMissed() {
    lock.lock();
    try {
      boolean whole = missed;
      missed = false;
      return whole;
    } finally {
      lock.unlock();
    }
  }

  private void miss() {
    lock.lock();
    try {
      missed = true;
    } finally {
      lock.unlock();
    }
  }

  /** Has a round begin, as a change does. */
  public void wake() {
    lock.lock();
    try {
      changed = true;
      woken.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Has a round begin in some time, unless one begins before that; for the work to call. */
  public void wakeIn(Duration time) {
    lock.lock();
    try {
      alarm = Math.min(alarm, now() + time.toNanos());
    } finally {
      lock.unlock();
    }
  }

  /**
   * Listens to a stretch of keys from now on; does nothing if it does so already. What is read
   * afterwards is followed without a gap.
   *
   * @param concerns whether an event is worth a round; asked on a thread of the watch
   */
  public void follow(KeySpan span, Predicate<WatchEvent> concerns) {
    Follower follower = new Follower(span, concerns);
    lock.lock();
    try {
      if (closed || followers.putIfAbsent(span, follower) != null) {
        return;
      }
    } finally {
      lock.unlock();
    }
    Watch opened;
    try {
      opened = store.watch(WatchRequest.of(span), follower);
    } catch (StorageException e) {
      end(follower);
      throw e;
    }
    if (!keep(follower, opened)) {
      opened.close();
    }
  }

  /** False if the loop was closed, or the watch was over, before it was here. */
  private boolean keep(Follower follower, Watch opened) {
    lock.lock();
    try {
      boolean still = !closed && followers.get(follower.span) == follower;
      if (still) {
        watches.put(follower.span, opened);
      }
      return still;
    } finally {
      lock.unlock();
    }
  }

  /** Listens no more to stretches that are not among these. */
  public void unfollowAllBut(Set<KeySpan> spans) {
    List<Watch> open = new ArrayList<>();
    lock.lock();
    try {
      for (KeySpan span : List.copyOf(followers.keySet())) {
        if (!spans.contains(span)) {
          followers.remove(span);
          Watch watch = watches.remove(span);
          if (watch != null) {
            open.add(watch);
          }
        }
      }
    } finally {
      lock.unlock();
    }
    open.forEach(Watch::close);
  }

  private void end(Follower follower) {
    lock.lock();
    try {
      if (followers.remove(follower.span, follower)) {
        watches.remove(follower.span);
        missed = true;
        changed = true;
        woken.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  private final class Follower implements WatchListener {
    private final KeySpan span;
    private final Predicate<WatchEvent> concerns;

    Follower(KeySpan span, Predicate<WatchEvent> concerns) {
      this.span = span;
      this.concerns = concerns;
    }

    @Override
    public void events(List<WatchEvent> events) {
      boolean concerned = false;
      for (WatchEvent event : events) {
        concerned |= concerns.test(event);
      }
      if (concerned) {
        wake();
      }
    }

    @Override
    public void failed(StorageException cause) {
      if (!(cause instanceof StorageException.Closed)) {
        end(this);
      }
    }
  }

  /** Ends the watches, lets a round that is under way come to its end, and does no more. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      woken.signalAll();
    } finally {
      lock.unlock();
    }
    unfollowAllBut(Set.of());
    try {
      if (worker.isAlive()) {
        worker.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Looked up when there is something to say: logging takes long to load. */
  private static Logger log() {
    return System.getLogger("dev.navarch.registry.loop");
  }
}
