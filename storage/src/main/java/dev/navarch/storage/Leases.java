package dev.navarch.storage;

import java.time.Duration;
import java.util.Optional;

/**
 * The leases of a store. When a lease expires or is revoked, all its keys are deleted under one
 * revision. A key that is put again without the lease leaves it.
 *
 * <p>A lease never ends before its time; it ends soon after, not to the moment. A store that was
 * closed and opened again, or an etcd that chose a new leader, gives every lease its full time
 * anew.
 */
public interface Leases {
  /** Makes a lease. Fractions of a second are rounded up. */
  Lease grant(Duration timeToLive);

  /**
   * Gives the lease its full time again.
   *
   * @throws StorageException.LeaseNotFound if it is over already
   */
  Lease keepAlive(long id);

  /**
   * Ends the lease and deletes its keys.
   *
   * @throws StorageException.LeaseNotFound if it is over already
   */
  void revoke(long id);

  /** How much time the lease has left; empty if it is over. */
  Optional<Duration> remaining(long id);
}
