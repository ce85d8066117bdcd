package dev.navarch.controllerruntime.source;

import java.io.IOException;
import java.time.Duration;

/**
 * Makes requests for a controller. It is started whenever its controller is: once, or with leader
 * election each time that this process becomes the leader.
 */
public interface Source {
  /**
   * Begins to put requests into a queue.
   *
   * @throws IOException if it cannot; the controller fails then
   */
  Running start(RequestQueue queue) throws IOException, InterruptedException;

  /** A source that was started. */
  interface Running extends AutoCloseable {
    /**
     * Waits until requests for everything that was there at the start are in the queue.
     *
     * @return false if the time was up, or it ended before
     */
    boolean awaitSynced(Duration timeout) throws InterruptedException;

    /** Ends it: no more requests come. */
    @Override
    void close();
  }
}
