package dev.navarch.client.transport;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The body of an answer as it comes, unpacked if it is packed. One thread reads; any thread may
 * close, which ends the exchange at the server too.
 *
 * <p>What unpacks has memory that is not the heap's, and may not be used and freed at a time. A
 * lock is held by whoever does either: the reader, and nobody waits for it. Who closes while
 * somebody reads leaves the freeing to the reader.
 */
final class AnswerBody extends InputStream {
  /** No list of objects packs as well as this; what does was made to fill somebody's memory. */
  private static final int MOST_TIMES = 400;

  /** Up to here it may pack as it likes. */
  private static final long HARMLESS = 32L * 1024 * 1024;

  private final Counted raw;
  private final boolean isGzip;
  private final URI server;
  private final Exchange exchange;
  private final ReentrantLock unpacking = new ReentrantLock();
  private @Nullable Unpacked plain;
  private long unpacked;

  // The reader's own.
  private boolean isAtEnd;
  private boolean hasFailed;

  private volatile boolean isClosed;

  AnswerBody(InputStream raw, boolean isGzip, URI server, Exchange exchange) {
    this.raw = new Counted(raw, exchange);
    this.isGzip = isGzip;
    this.server = server;
    this.exchange = exchange;
  }

  /** What comes over the wire. */
  private static final class Counted extends FilterInputStream {
    private final Exchange exchange;
    private long count;

    Counted(InputStream in, Exchange exchange) {
      super(in);
      this.exchange = exchange;
    }

    @Override
    public int read() throws IOException {
      int one = in.read();
      int unused = count(one < 0 ? -1 : 1);
      return one;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return count(in.read(bytes, offset, length));
    }

    private int count(int read) {
      exchange.heard();
      count += Math.max(read, 0);
      return read;
    }
  }

  /**
   * What is unpacked, with the means to free what it takes but not to close where it comes from.
   */
  private static final class Unpacked extends GZIPInputStream {
    Unpacked(InputStream in) throws IOException {
      super(in, 8192);
    }

    void free() {
      inf.end();
    }
  }

  private int unpack(byte[] bytes, int offset, int length) throws IOException {
    unpacking.lock();
    try {
      if (hasFailed || isClosed) {
        throw new IOException("closed");
      }
      Unpacked stream = plain;
      if (stream == null) {
        stream = new Unpacked(raw); // waits for the head of what is packed
        plain = stream;
      }
      return stream.read(bytes, offset, length);
    } finally {
      unpacking.unlock();
    }
  }

  /** Frees what nobody will use any more, unless somebody uses it just now. */
  private void free() {
    if (!unpacking.tryLock()) {
      return;
    }
    try {
      if (plain != null) {
        plain.free();
      }
    } finally {
      unpacking.unlock();
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    int count = read(one, 0, 1);
    return count < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (!isGzip) {
      return ended(receive(bytes, offset, length));
    }
    if (isAtEnd && !isClosed) {
      return -1;
    }
    try {
      int read = ended(receive(bytes, offset, length));
      unpacked += Math.max(read, 0);
      checkSize();
      return read;
    } finally {
      if (isAtEnd || hasFailed || isClosed) {
        free();
      }
    }
  }

  private int receive(byte[] bytes, int offset, int length) throws IOException {
    try {
      return isGzip ? unpack(bytes, offset, length) : raw.read(bytes, offset, length);
    } catch (IOException e) {
      hasFailed = true;
      exchange.end();
      throw failed(e);
    }
  }

  private int ended(int read) {
    if (read < 0) {
      isAtEnd = true;
      exchange.end();
    }
    return read;
  }

  private void checkSize() throws IOException {
    if (unpacked > HARMLESS && unpacked / MOST_TIMES > raw.count) {
      close();
      throw new IOException(
          "the answer of %s unpacks to more than %d times its size".formatted(server, MOST_TIMES));
    }
  }

  @Override
  public int available() throws IOException {
    return isGzip ? 0 : raw.available();
  }

  private IOException failed(IOException cause) {
    if (isClosed) {
      return new IOException("the answer of " + server + " is closed", cause);
    }
    if (Thread.currentThread().isInterrupted()) {
      InterruptedIOException interrupted =
          new InterruptedIOException("interrupted while reading the answer of " + server);
      interrupted.initCause(cause);
      return interrupted;
    }
    if (cause instanceof SocketTimeoutException) {
      SocketTimeoutException late =
          new SocketTimeoutException("the answer of %s %s".formatted(server, cause.getMessage()));
      late.initCause(cause);
      return late;
    }
    if (exchange.isLost()) {
      return FailedExchange.lost(server);
    }
    return new IOException(
        "the answer of %s broke off: %s".formatted(server, FailedExchange.words(cause)), cause);
  }

  @Override
  public void close() throws IOException {
    isClosed = true;
    exchange.end();
    raw.close();
    free();
  }
}
