package dev.navarch.storage.replica;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Leases;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.mvcc.Follower;
import dev.navarch.storage.mvcc.HistoryBounds;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/**
 * A store that is elsewhere, with everything in it, and some of its history, in memory as well.
 *
 * <p>Writes, leases and compactions are the store's own. A read of the latest revision asks the
 * store how far it has come, which is the same small question whatever is read and is {@linkplain
 * LatestRevision shared} by all who ask at the same time; then it waits until the copy has come as
 * far, and reads there. So it sees all that was acknowledged before it began, by whomever. If the
 * copy does not come so far soon, the store itself is read, at once as long as that lasts.
 *
 * <p>What names a revision that the copy knows is answered without asking anybody, also while the
 * store cannot be reached: a read {@linkplain RangeRequest#at at} {@link #revision()} is for those
 * who can do with something older. Revisions older than the history of the copy are read and
 * watched at the store.
 *
 * <p>A write returns when the copy has it, so that {@link #revision()} is never older than what
 * this store wrote; only while the copy lags behind is that not waited for.
 */
public final class ReplicaStore implements Store {
  private static final Logger LOG = System.getLogger(ReplicaStore.class.getName());

  /** As much as an engine in memory keeps. What is older is asked of the store. */
  public static final HistoryBounds DEFAULT_HISTORY =
      new HistoryBounds(10_000, Duration.ofMinutes(10));

  /** Any key will do: nothing of it is read but the revision at which that happens. */
  private static final RangeRequest HOW_FAR =
      RangeRequest.count(KeySpan.key(ByteString.utf8("latest")));

  /** News come by themselves within this time, if they come by themselves. */
  private static final Duration PROMPT = Duration.ofMillis(50);

  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration AWAY = Duration.ofMillis(500);

  private final Store origin;
  private final Follower follower;
  private final Feed feed;
  private final LatestRevision latest;
  private final CountDownLatch closed = new CountDownLatch(1);

  /** The latest revision that was waited for in vain: until the copy has it, nobody waits again. */
  private final AtomicLong missed = new AtomicLong();

  private ReplicaStore(Store origin, Follower follower) {
    this.origin = origin;
    this.follower = follower;
    this.latest = new LatestRevision(() -> origin.range(HOW_FAR).revision());
    this.feed = Feed.start(origin, follower);
  }

  /** Copies everything out of a store, which belongs to the replica from then on. */
  public static ReplicaStore open(Store origin) {
    return open(origin, DEFAULT_HISTORY);
  }

  /** Copies everything out of a store, and keeps so much of the history from then on. */
  public static ReplicaStore open(Store origin, HistoryBounds history) {
    try {
      RangeResult everything = origin.range(RangeRequest.of(KeySpan.ALL));
      return new ReplicaStore(
          origin, new Follower(everything.revision(), everything.items(), history));
    } catch (RuntimeException e) {
      origin.close();
      throw e;
    }
  }

  @Override
  public Optional<KeyValue> get(ByteString key) {
    checkOpen();
    return isFresh() ? follower.get(key) : origin.get(key);
  }

  @Override
  public RangeResult range(RangeRequest request) {
    checkOpen();
    long at = request.revision();
    boolean here = at == 0 ? isFresh() : at <= follower.revision() || comesTo(at);
    if (here && (at == 0 || at >= follower.oldest())) {
      try {
        return follower.range(request);
      } catch (StorageException.Compacted e) {
        // Forgotten this very moment; the store may remember.
        return origin.range(request);
      }
    }
    return origin.range(request);
  }

  @Override
  public TxnResult commit(Txn txn) {
    TxnResult result = origin.commit(txn);
    if (result.isCommitted() && !txn.operations().isEmpty()) {
      try {
        boolean unused = reaches(result.revision());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return result;
  }

  @Override
  public Watch watch(WatchRequest request, WatchListener listener) {
    checkOpen();
    long start = request.startRevision();
    if (start == 0) {
      try {
        start = latest.ask() + 1;
      } catch (StorageException.Unavailable e) {
        return RefusedWatch.begin(e, listener);
      }
    }
    return start <= follower.oldest()
        ? origin.watch(request.from(start), listener)
        : new ReplicaWatch(this, follower.watch(request.from(start), listener));
  }

  /** The latest revision that the copy has. */
  @Override
  public long revision() {
    return follower.revision();
  }

  @Override
  public void compact(long revision) {
    origin.compact(revision);
    follower.compact(revision);
  }

  @Override
  public Leases leases() {
    return origin.leases();
  }

  @Override
  public Limits limits() {
    return origin.limits();
  }

  @Override
  public StoreHealth health() {
    return origin.health();
  }

  @Override
  public void close() {
    closed.countDown();
    follower.close();
    origin.close();
    feed.close();
  }

  /**
   * Waits until the copy has all that the store has at this moment, however long that takes; false
   * if nobody wants that any more.
   */
  boolean awaitLatest(BooleanSupplier wanted) {
    try {
      while (wanted.getAsBoolean() && closed.getCount() > 0) {
        try {
          long target = latest.ask();
          while (!follower.await(target, PROMPT)) {
            feed.nudge();
            if (!wanted.getAsBoolean() || closed.await(PROMPT.toNanos(), TimeUnit.NANOSECONDS)) {
              return false;
            }
          }
          return true;
        } catch (StorageException.Unavailable e) {
          boolean unused = closed.await(AWAY.toNanos(), TimeUnit.NANOSECONDS);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (StorageException.Closed e) {
      return false;
    }
    return false;
  }

  /** Whether the copy has all that the store has at this moment. */
  private boolean isFresh() {
    if (lags()) {
      return false;
    }
    long known = follower.revision();
    long newest = latest.ask();
    if (newest < known) {
      LOG.log(Level.WARNING, "the store went back from revision {0} to {1}", known, newest);
      feed.beginAnew();
      return false;
    }
    return has(newest);
  }

  /** Whether the copy gets a revision that it does not have yet; there may be no such revision. */
  private boolean comesTo(long revision) {
    long newest = latest.ask();
    if (revision > newest) {
      throw new StorageException.FutureRevision(revision, newest);
    }
    return has(revision);
  }

  private boolean has(long revision) {
    try {
      return reaches(revision);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StorageException.Unavailable(
          "interrupted while waiting for revision " + revision, Outcome.NOT_APPLIED, e);
    }
  }

  /** Waits for a revision that exists. */
  private boolean reaches(long revision) throws InterruptedException {
    if (follower.revision() >= revision) {
      return true;
    }
    if (lags()) {
      return false;
    }
    if (follower.await(revision, PROMPT)) {
      return true;
    }
    feed.nudge();
    if (follower.await(revision, PATIENCE)) {
      return true;
    }
    missed.accumulateAndGet(revision, Math::max);
    return false;
  }

  private boolean lags() {
    return follower.revision() < missed.get();
  }

  private void checkOpen() {
    if (closed.getCount() == 0) {
      throw new StorageException.Closed();
    }
  }
}
