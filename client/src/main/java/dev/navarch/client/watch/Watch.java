package dev.navarch.client.watch;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Changes of objects, as they happen. One thread reads; any thread may close it, and a reader that
 * waits then gets the end.
 */
public interface Watch<T> extends AutoCloseable {
  /**
   * Waits for the next event.
   *
   * @return null at the end: the server ended the watch in order, or it was closed here
   * @throws IOException if the connection broke, or what came cannot be read; the message says what
   *     and where. The watch is over.
   */
  @Nullable Event<T> next() throws IOException, InterruptedException;

  @Override
  void close();
}
