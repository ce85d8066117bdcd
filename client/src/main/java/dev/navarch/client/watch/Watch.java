package dev.navarch.client.watch;

import dev.navarch.client.waiting.WaitingIterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Changes of objects, as they happen. They can be gone through once. One thread reads; any thread
 * may close it, and a reader that waits then gets the end.
 */
public interface Watch<T> extends Iterable<Event<T>>, AutoCloseable {
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

  /**
   * The same for loops. What goes wrong is an {@link UncheckedIOException}; an interrupt is one
   * too, and stays.
   */
  @Override
  default Iterator<Event<T>> iterator() {
    return new WaitingIterator<>(this::next);
  }
}
