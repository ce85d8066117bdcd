package dev.navarch.client.leaderelection;

import java.io.IOException;
import java.util.Optional;

/**
 * Something on a server that one process holds at a time. It keeps no state here: calls may
 * overlap, and one that was given up may still run.
 */
public interface ResourceLock {
  /** Who this process is; no two processes have the same. */
  String identity();

  /** The lock in words, for messages. */
  String describe();

  /**
   * Reads the lock; empty if there is none yet.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer
   */
  Optional<LockState> fetch() throws IOException, InterruptedException;

  /** Makes the lock; it fails if there is one. */
  LockState create(LeaderElectionRecord record) throws IOException, InterruptedException;

  /** Changes the lock; it fails if it is not as it was read. */
  LockState update(LockState before, LeaderElectionRecord record)
      throws IOException, InterruptedException;

  /** Tells the world what became of this process, in words that follow its identity. */
  default void recordEvent(String what) {}
}
