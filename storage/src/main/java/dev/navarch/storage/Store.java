package dev.navarch.storage;

import java.util.Optional;

/**
 * Keys and values with their history.
 *
 * <p>The store counts revisions, from 1 for a store in which nothing was written. Every transaction
 * that changes something is one revision. Reads see whole revisions only: those of the latest
 * revision see every write that was acknowledged before the read began, by whomever.
 *
 * <p>Keep this small: what can be built on these calls does not belong here.
 */
public interface Store extends AutoCloseable {

  /** What the key holds at the latest revision. */
  Optional<KeyValue> get(ByteString key);

  /**
   * Reads a stretch of keys.
   *
   * @throws StorageException.Compacted if the revision asked for is no longer kept
   * @throws StorageException.FutureRevision if there is no such revision yet
   */
  RangeResult range(RangeRequest request);

  /**
   * Runs a transaction. When this returns, the write is as safe as the engine makes it, and every
   * read sees it.
   *
   * @throws StorageException.TooLarge if it exceeds {@link #limits()}; nothing was written
   * @throws StorageException.LeaseNotFound if it puts a key under a lease that is over; nothing was
   *     written
   * @throws StorageException.Unavailable if the store could not be asked or did not answer; {@link
   *     StorageException.Unavailable#outcome()} says whether the write may have happened
   */
  TxnResult commit(Txn txn);

  /**
   * Tells the listener what happens in a stretch of keys from a revision on. What goes wrong is
   * told to the listener too: {@link StorageException.Compacted} if the start is no longer kept,
   * {@link StorageException.SlowWatcher}, {@link StorageException.Closed} when the store is closed,
   * {@link StorageException.Unavailable} if the watch cannot go on. A start in the future is waited
   * for.
   */
  Watch watch(WatchRequest request, WatchListener listener);

  /** The latest revision that is known without asking anybody else. */
  long revision();

  /**
   * Forgets what only older revisions need: the revision itself can still be read afterwards, and
   * watched from the next one on. Compacting at a revision that is compacted already does nothing.
   *
   * @throws StorageException.FutureRevision if there is no such revision yet
   */
  void compact(long revision);

  Leases leases();

  Limits limits();

  /** Looks after the store; for an etcd this asks the server, and comes back within seconds. */
  StoreHealth health();

  /**
   * Ends the watches and lets go of everything. Calls that are under way end, with their answer or
   * with {@link StorageException.Closed}; so do later ones. May be called more than once.
   */
  @Override
  void close();
}
