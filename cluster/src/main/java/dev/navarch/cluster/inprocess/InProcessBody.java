package dev.navarch.cluster.inprocess;

import dev.navarch.apiserver.http.RequestAllowance;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.http.StreamEnd;
import dev.navarch.apiserver.http.Unsent;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * An answer in pieces: the server's end and the client's end of a pipe. Pieces are handed over as
 * they are, without a copy.
 *
 * <p>Writing never waits. What is not read yet counts as {@linkplain #unsent unsent}, so that those
 * who write without end wait for a slow reader, and give up on it, as they do with a socket; one
 * who does not look is cut off at {@link #MOST_UNREAD}.
 *
 * <p>A lock guards the pieces. Any thread may write, end and close; one thread reads. Who hears of
 * the end is told without the lock.
 */
final class InProcessBody extends InputStream implements ResponseStream {
  private static final long MOST_UNREAD = 64 << 20;
  private static final byte[] NOTHING = new byte[0];

  private final boolean isEmpty;
  private final StreamEnd end;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // Guarded by the lock.
  private final ArrayDeque<byte[]> pieces = new ArrayDeque<>();
  private byte[] current = NOTHING;
  private int at;
  private boolean isWhole;
  private @Nullable String failure;

  /** Changed under the lock, read without it. */
  private final Unsent unread = new Unsent(RequestAllowance.UNLIMITED);

  /**
   * A pipe.
   *
   * @param isEmpty whether the reader wants nothing of what is written
   * @param end reached when the server has written its last piece, or nobody will read it
   */
  InProcessBody(boolean isEmpty, StreamEnd end) {
    this.isEmpty = isEmpty;
    this.end = end;
    end.whenOver(unread::end);
  }

  // ---- the server's end

  @Override
  public void write(byte[] piece) {
    if (piece.length == 0 || isEmpty || end.isOver()) {
      return;
    }
    boolean isTooMuch;
    lock.lock();
    try {
      if (isWhole || failure != null) {
        return;
      }
      pieces.add(piece);
      unread.add(piece.length);
      isTooMuch = unread.get() > MOST_UNREAD;
      changed.signal();
    } finally {
      lock.unlock();
    }
    if (isTooMuch) {
      fail("the answer of the control plane was cut off: it was not read");
    }
  }

  @Override
  public long unsent() {
    return unread.get();
  }

  @Override
  public boolean awaitRoom(long window, Duration patience) throws InterruptedException {
    return unread.awaitRoom(window, patience);
  }

  @Override
  public void end() {
    lock.lock();
    try {
      isWhole = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
    boolean unused = end.reach();
  }

  @Override
  public void abort() {
    fail("the answer of the control plane in this process broke off");
  }

  @Override
  public void onClose(Runnable action) {
    end.whenOver(action);
  }

  /** Breaks the answer off: what was not read is lost. Does nothing to one that is whole. */
  void fail(@Nullable String why) {
    lock.lock();
    try {
      if (!isWhole && failure == null) {
        failure = Objects.requireNonNullElse(why, "the answer broke off");
        drop();
      }
    } finally {
      lock.unlock();
    }
    boolean unused = end.reach();
  }

  private void drop() {
    pieces.clear();
    current = NOTHING;
    at = 0;
    unread.remove(unread.get());
    changed.signalAll();
  }

  // ---- the client's end

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, target.length);
    if (length == 0) {
      return 0;
    }
    lock.lock();
    try {
      if (!awaitBytes()) {
        return -1;
      }
      int count = 0;
      while (count < length && hasBytes()) {
        int step = Math.min(length - count, current.length - at);
        System.arraycopy(current, at, target, offset + count, step);
        at += step;
        count += step;
      }
      unread.remove(count);
      return count;
    } finally {
      lock.unlock();
    }
  }

  /** Waits until there is something to read; false at the end. */
  private boolean awaitBytes() throws IOException {
    while (!hasBytes()) {
      if (failure != null) {
        throw new IOException(failure);
      }
      if (isWhole) {
        return false;
      }
      try {
        changed.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        InterruptedIOException interrupted =
            new InterruptedIOException("interrupted while reading the answer of the control plane");
        interrupted.initCause(e);
        throw interrupted;
      }
    }
    return true;
  }

  private boolean hasBytes() {
    while (at == current.length) {
      byte[] next = pieces.poll();
      if (next == null) {
        return false;
      }
      current = next;
      at = 0;
    }
    return true;
  }

  @Override
  public int available() {
    return (int) Math.min(Integer.MAX_VALUE, unread.get());
  }

  /** Ends the exchange at the server too, if it is not at its end. */
  @Override
  public void close() {
    lock.lock();
    try {
      isWhole = false;
      failure = "the answer of the control plane in this process is closed";
      drop();
    } finally {
      lock.unlock();
    }
    boolean unused = end.reach();
  }
}
