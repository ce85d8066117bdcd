package dev.navarch.client.logs;

import dev.navarch.client.waiting.WaitingIterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Lines as they come. They can be gone through once; a line of more than a mebibyte comes in
 * pieces. One thread reads, any thread may close.
 */
public interface LogLines extends Iterable<LogLine>, AutoCloseable {
  /**
   * Waits for the next line; null behind the last.
   *
   * @throws IOException if the connection was lost, or closed here
   */
  @Nullable LogLine next() throws IOException, InterruptedException;

  @Override
  void close() throws IOException;

  /**
   * The same for loops. What goes wrong is an {@link UncheckedIOException}; an interrupt is one
   * too, and stays.
   */
  @Override
  default Iterator<LogLine> iterator() {
    return new WaitingIterator<>(this::next);
  }
}
