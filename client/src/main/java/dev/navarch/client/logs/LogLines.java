package dev.navarch.client.logs;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
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
    return new Iterator<>() {
      private @Nullable LogLine ahead;
      private boolean isOver;

      @Override
      public boolean hasNext() {
        if (ahead == null && !isOver) {
          ahead = fetch();
          isOver = ahead == null;
        }
        return ahead != null;
      }

      @Override
      public LogLine next() {
        boolean unused = hasNext();
        LogLine line = ahead;
        if (line == null) {
          throw new NoSuchElementException();
        }
        ahead = null;
        return line;
      }

      private @Nullable LogLine fetch() {
        try {
          return LogLines.this.next();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new UncheckedIOException(new InterruptedIOException(e.getMessage()));
        }
      }
    };
  }
}
