package dev.navarch.client.watch;

import dev.navarch.apimachinery.meta.v1.Status;

/** One thing that a watch tells. */
public sealed interface Event<T> {
  /** An object is there that was not, or that did not fit the selector before. */
  record Added<T>(T object) implements Event<T> {}

  /** An object is another than before. */
  record Modified<T>(T object) implements Event<T> {}

  /** An object is gone, or does not fit the selector any more; this is what it was last. */
  record Deleted<T>(T object) implements Event<T> {}

  /**
   * Nothing happened up to a resource version.
   *
   * @param initialEventsEnd whether everything that was there at the beginning has been told
   */
  record Bookmark<T>(String resourceVersion, boolean initialEventsEnd) implements Event<T> {}

  /** The server cannot go on; the watch is over. */
  record Failed<T>(Status status) implements Event<T> {}
}
