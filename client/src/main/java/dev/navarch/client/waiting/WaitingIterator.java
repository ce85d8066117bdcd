package dev.navarch.client.waiting;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Goes through what comes from elsewhere, and waits for it, in a loop. What goes wrong is an {@link
 * UncheckedIOException}; an interrupt is one too, and stays. For one thread.
 */
public final class WaitingIterator<T> implements Iterator<T> {
  private final Source<T> source;
  private @Nullable T ahead;
  private boolean isOver;

  public WaitingIterator(Source<T> source) {
    this.source = source;
  }

  /** Where things come from. */
  @FunctionalInterface
  public interface Source<T> {
    /** Waits for the next one; null behind the last. */
    @Nullable T next() throws IOException, InterruptedException;
  }

  @Override
  public boolean hasNext() {
    if (ahead == null && !isOver) {
      ahead = fetch();
      isOver = ahead == null;
    }
    return ahead != null;
  }

  @Override
  public T next() {
    boolean unused = hasNext();
    T next = ahead;
    if (next == null) {
      throw new NoSuchElementException();
    }
    ahead = null;
    return next;
  }

  private @Nullable T fetch() {
    try {
      return source.next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new InterruptedIOException(e.getMessage()));
    }
  }
}
