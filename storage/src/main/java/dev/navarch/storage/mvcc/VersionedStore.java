package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Leases;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchListener;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.Optional;

/**
 * A store over one {@link State}: what the engines that keep everything in memory have in common.
 */
public abstract class VersionedStore implements Store {
  /** After how much silence a watch that wants progress marks gets one. */
  private static final Duration IDLE = Duration.ofSeconds(5);

  private final Committer committer;
  private final Limits limits;
  private final Changes changes;
  private final WatchHub hub;
  private final LeaseKeeper leases;
  private volatile boolean closed;

  @SuppressWarnings("this-escape") // the lease keeper uses it once it is complete
  protected VersionedStore(Committer committer, Limits limits, HistoryBounds bounds) {
    this.committer = committer;
    this.limits = limits;
    this.changes = new Changes(bounds);
    this.hub = new WatchHub(committer::state, IDLE);
    this.leases = new LeaseKeeper(this, changes);
    leases.adopt(committer.state());
  }

  @Override
  public final Optional<KeyValue> get(ByteString key) {
    return Optional.ofNullable(state().keys().get(key));
  }

  @Override
  public final RangeResult range(RangeRequest request) {
    return state().range(request);
  }

  @Override
  public final TxnResult commit(Txn txn) {
    limits.check(txn);
    return submit(changes.transaction(txn));
  }

  @Override
  public final Watch watch(WatchRequest request, WatchListener listener) {
    requireOpen();
    return hub.add(request, listener);
  }

  @Override
  public final long revision() {
    return state().revision();
  }

  @Override
  public final void compact(long revision) {
    long unused = submit(Changes.compact(revision, hub.dispatched()));
  }

  /** Forgets what exceeds the bounds of the history. Writes do that too; this is for idle times. */
  protected final void compactByBounds() {
    long unused = submit(changes.compactByBounds());
  }

  @Override
  public final Leases leases() {
    return leases;
  }

  @Override
  public final Limits limits() {
    return limits;
  }

  @Override
  public final StoreHealth health() {
    State state = state();
    String message = committer.health();
    return new StoreHealth(
        message.equals(Committer.HEALTHY),
        message,
        state.revision(),
        state.compacted(),
        committer.storedBytes());
  }

  @Override
  public void close() {
    closed = true;
    leases.close();
    committer.close();
    hub.close();
  }

  /** The latest state. */
  protected final State state() {
    requireOpen();
    return committer.state();
  }

  /** Commits a change, and has the watches told. */
  final <T> T submit(Change<T> change) {
    requireOpen();
    try {
      return committer.submit(change);
    } finally {
      hub.wake();
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new StorageException.Closed();
    }
  }
}
