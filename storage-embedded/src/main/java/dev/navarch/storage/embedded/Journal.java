package dev.navarch.storage.embedded;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.mvcc.Step;
import java.util.List;

/**
 * Where the steps of a store are written down. Used by the {@link GroupCommitter}'s thread alone.
 */
interface Journal extends AutoCloseable {
  /**
   * Writes all steps or none, and returns when they would survive the loss of power.
   *
   * @throws StorageException.DiskFull if there is no room; nothing was written, and later writes
   *     may succeed
   * @throws StorageException.Unavailable with {@link StorageException.Outcome#NOT_APPLIED} if the
   *     failure happened before the steps were committed and nothing of them is left; later writes
   *     may succeed. With {@link StorageException.Outcome#UNKNOWN}, as with any other failure, what
   *     is on disk is unknown, and nothing more must be written
   */
  void write(List<Step> steps);

  /** Does a small piece of housekeeping, in a few milliseconds; whether there is more to do. */
  boolean tidy();

  /** What everything takes on disk; any thread may ask. */
  long storedBytes();

  @Override
  void close();
}
