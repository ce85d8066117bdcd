package dev.navarch.client.spdy;

import dev.navarch.client.duplex.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One of the streams of a connection, with a direction for each side. What came and was not read
 * waits, up to {@value #BUFFER} bytes; then nothing more is read off the whole connection. Each
 * direction belongs to one thread at a time; any thread may reset.
 */
public final class SpdyStream {
  static final int BUFFER = 128 * 1024;

  private final SpdyConnection connection;
  private final int id;
  private final Pipe received = new Pipe(BUFFER);
  private final OutputStream out = new Out();
  private final CountDownLatch answered = new CountDownLatch(1);
  private volatile boolean isOpened;
  private volatile @Nullable IOException failure;
  private volatile boolean isReset;
  private volatile boolean isOutputEnded;

  SpdyStream(SpdyConnection connection, int id) {
    this.connection = connection;
    this.id = id;
  }

  int id() {
    return id;
  }

  /** What the server sends; it ends when the server ends its side or resets the stream. */
  public InputStream in() {
    return received.source();
  }

  /** What is sent to the server; closing it ends this side alone. */
  public OutputStream out() {
    return out;
  }

  /** Ends both sides, whatever is under way. */
  public void reset() {
    boolean isOver = isReset;
    isReset = true;
    stopReading();
    connection.forget(this, !isOver);
  }

  private void stopReading() {
    try {
      received.source().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void awaitReply(Duration atMost) throws IOException, InterruptedException {
    if (!answered.await(TimeUnit.NANOSECONDS.convert(atMost), TimeUnit.NANOSECONDS)) {
      throw new IOException(
          "%s did not open a stream within %d seconds"
              .formatted(connection.server(), atMost.toSeconds()));
    }
    if (isOpened) { // even if it has ended since: there may be something to read
      return;
    }
    IOException reason = failure;
    throw reason == null
        ? new IOException(connection.server() + " refused to open a stream")
        : new IOException(reason.getMessage(), reason);
  }

  // ---- told by the thread that reads

  void replied() {
    isOpened = true;
    answered.countDown();
  }

  void data(byte[] bytes, int length) throws IOException {
    if (!isReset) {
      received.sink().write(bytes, 0, length);
    }
  }

  void ended() throws IOException {
    received.sink().close();
  }

  void resetByServer() throws IOException {
    isReset = true;
    received.sink().close();
    answered.countDown();
  }

  void failed(IOException reason) {
    failure = reason;
    received.fail(reason);
    answered.countDown();
  }

  private final class Out extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      Objects.checkFromIndexSize(offset, length, bytes.length);
      IOException reason = failure;
      if (reason != null) {
        throw new IOException(reason.getMessage(), reason);
      }
      if (isReset || isOutputEnded) {
        throw new IOException("the stream is closed");
      }
      connection.sendData(id, bytes, offset, length, false);
    }

    @Override
    public void close() throws IOException {
      if (!isOutputEnded) {
        isOutputEnded = true;
        if (!isReset && failure == null) {
          connection.sendData(id, new byte[0], 0, 0, true);
        }
      }
    }
  }
}
