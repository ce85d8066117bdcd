package dev.navarch.client.transport;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.URI;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The body of an answer as it comes, unpacked if it is packed. One thread reads; any thread may
 * close, which ends the exchange at the server too.
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
  private @Nullable InputStream plain;
  private long unpacked;
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

  /** Unpacking begins with the first read: it waits for the head of what is packed. */
  private InputStream plain() throws IOException {
    InputStream stream = plain;
    if (stream == null) {
      stream = isGzip ? new GZIPInputStream(raw, 8192) : raw;
      plain = stream;
    }
    return stream;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    int count = read(one, 0, 1);
    return count < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read;
    try {
      read = plain().read(bytes, offset, length);
    } catch (IOException e) {
      exchange.end();
      throw failed(e);
    }
    if (read < 0) {
      exchange.end();
    } else if (isGzip) {
      unpacked += read;
      checkSize();
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
  }
}
