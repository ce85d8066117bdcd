package dev.navarch.client.cache;

import java.time.Duration;

/**
 * Told what caches do, for those who measure. Methods are called in the middle of the work, by any
 * thread: they must be quick and must not throw. {@code name} is the one of the {@link
 * ReflectorOptions}.
 */
public interface CacheMetrics {
  /** Counts nothing. */
  CacheMetrics NONE = new CacheMetrics() {};

  /** Everything was listed, or streamed, once. */
  default void listed(String name, int objects, Duration took) {}

  default void watchStarted(String name) {}

  /** A watch is over, for whatever reason. */
  default void watchEnded(String name, long events, Duration lasted) {}

  /** Nothing came on a watch for too long; it is begun anew. */
  default void watchStalled(String name) {}

  /** A list or a watch failed and is tried again. */
  default void failed(String name) {}

  /** Everything up to here is known. */
  default void lastResourceVersion(String name, String resourceVersion) {}

  /**
   * The buffer of a listener changed. Calls for one listener come one after the other, in the order
   * of the changes.
   *
   * @param listener the number of the listener in its informer
   * @param depth how many notifications have not been handled yet
   */
  default void listenerDepth(String name, int listener, int depth) {}

  /** A listener is told no more; nothing waits for it. Other calls for it do not follow. */
  default void listenerClosed(String name, int listener) {}
}
