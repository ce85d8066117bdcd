package dev.navarch.storage;

import java.util.List;

/**
 * Hears what happens in a watched stretch.
 *
 * <p>Each watch has a virtual thread of its own, and this thread makes all its calls, one after the
 * other, holding no lock of the store. A listener may block: that delays nobody but itself. Events
 * that arrive meanwhile wait in a queue of {@link WatchRequest#queueLimit()}; when it is full, the
 * watch hears {@link StorageException.SlowWatcher} and is over. Writers never wait for a listener.
 *
 * <p>A listener that throws ends its watch; the exception goes to the thread's handler.
 */
public interface WatchListener {
  /**
   * Events in the order of their revisions, each once and none left out. All events of a revision
   * come in one call; a call may bring several revisions.
   */
  void events(List<WatchEvent> events);

  /** The listener has heard of everything in its stretch up to and with this revision. */
  default void progress(long revision) {}

  /**
   * The watch is over, and this is its last call. It is not made for a watch that was {@linkplain
   * Watch#close closed} by its owner.
   */
  void failed(StorageException cause);
}
