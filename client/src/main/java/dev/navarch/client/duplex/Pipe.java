package dev.navarch.client.duplex;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Bytes on their way from one thread to another. When it is full, whoever writes waits: that is how
 * a slow reader slows down the other side. When the reader has closed its end, what is written is
 * dropped. An interrupt ends a wait with an {@link InterruptedIOException} and stays.
 *
 * <p>One lock guards everything; any thread may read, write, close either end, or fail it.
 */
public final class Pipe {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final byte[] ring;
  private int from;
  private int count;
  private boolean isEnded;
  private boolean isUnread;
  private @Nullable IOException failure;

  private final InputStream source = new Source();
  private final OutputStream sink = new Sink();

  public Pipe(int capacity) {
    ring = new byte[capacity];
  }

  /** Where what was written is read. */
  public InputStream source() {
    return source;
  }

  /** Where to write; closing it is the end of the source. */
  public OutputStream sink() {
    return sink;
  }

  /** Ends it with a failure, which the reader is told behind what was written before. */
  public void fail(IOException reason) {
    lock.lock();
    try {
      if (!isEnded) {
        isEnded = true;
        failure = reason;
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void end() {
    lock.lock();
    try {
      isEnded = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void stopReading() {
    lock.lock();
    try {
      isUnread = true;
      count = 0;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private int read(byte[] bytes, int offset, int length) throws IOException {
    lock.lock();
    try {
      while (count == 0 && !isEnded && !isUnread) {
        await();
      }
      if (isUnread) {
        throw new IOException("the stream is closed");
      }
      if (count == 0) {
        if (failure != null) {
          throw new IOException(failure.getMessage(), failure);
        }
        return -1;
      }
      int taken = Math.min(length, count);
      int first = Math.min(taken, ring.length - from);
      System.arraycopy(ring, from, bytes, offset, first);
      System.arraycopy(ring, 0, bytes, offset + first, taken - first);
      from = (from + taken) % ring.length;
      count -= taken;
      changed.signalAll();
      return taken;
    } finally {
      lock.unlock();
    }
  }

  private void write(byte[] bytes, int offset, int length) throws IOException {
    lock.lock();
    try {
      int at = offset;
      int left = length;
      while (left > 0) {
        while (count == ring.length && !isEnded && !isUnread) {
          await();
        }
        if (failure != null) {
          throw new IOException(failure.getMessage(), failure);
        }
        if (isEnded) {
          throw new IOException("the stream is closed");
        }
        if (isUnread) {
          return;
        }
        int to = (from + count) % ring.length;
        int put = Math.min(Math.min(left, ring.length - count), ring.length - to);
        System.arraycopy(bytes, at, ring, to, put);
        count += put;
        at += put;
        left -= put;
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  @SuppressWarnings("WaitNotInLoop") // callers loop
  private void await() throws InterruptedIOException {
    try {
      changed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted = new InterruptedIOException("interrupted");
      interrupted.initCause(e);
      throw interrupted;
    }
  }

  private int available() {
    lock.lock();
    try {
      return count;
    } finally {
      lock.unlock();
    }
  }

  private final class Source extends InputStream {
    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return Pipe.this.read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, bytes.length);
      return length == 0 ? 0 : Pipe.this.read(bytes, offset, length);
    }

    @Override
    public int available() {
      return Pipe.this.available();
    }

    @Override
    public void close() {
      stopReading();
    }
  }

  private final class Sink extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      Pipe.this.write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, bytes.length);
      Pipe.this.write(bytes, offset, length);
    }

    @Override
    public void close() {
      end();
    }
  }
}
