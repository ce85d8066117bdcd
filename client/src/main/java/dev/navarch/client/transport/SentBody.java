package dev.navarch.client.transport;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The body of one try, which the JDK opens, and opens again if it tries by itself once more. The
 * JDK closes what it has read to the end, and nothing else: not what a server answered early, nor
 * what nobody waits for any more. Closing this does. Any thread may call.
 */
final class SentBody implements Supplier<InputStream>, Closeable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");

  private final TransportRequest.Body body;
  private final AtomicReference<@Nullable Opened> last = new AtomicReference<>();
  private volatile boolean isClosed;

  SentBody(TransportRequest.Body body) {
    this.body = body;
  }

  /** Opens it from its beginning; what was opened before is closed. */
  @Override
  public InputStream get() {
    Opened opened = new Opened(body.open());
    close(last.getAndSet(opened));
    if (isClosed) {
      close(opened);
    }
    return opened;
  }

  @Override
  public void close() {
    isClosed = true;
    close(last.getAndSet(null));
  }

  private static void close(@Nullable Opened opened) {
    try {
      if (opened != null) {
        opened.close();
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "the body of a request was not closed in order: {0}", e.toString());
    }
  }

  /**
   * Streams are not made to be closed while somebody reads. Who closes then does not wait, and
   * leaves it to the reader.
   */
  private static final class Opened extends InputStream {
    private final InputStream in;
    private final ReentrantLock using = new ReentrantLock();
    private volatile boolean isOver;

    Opened(InputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      int count = read(one, 0, 1);
      return count < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      using.lock();
      try {
        if (isOver) {
          throw new IOException("closed");
        }
        return in.read(bytes, offset, length);
      } finally {
        using.unlock();
        if (isOver) {
          close();
        }
      }
    }

    @Override
    public void close() throws IOException {
      isOver = true;
      if (!using.tryLock()) {
        return;
      }
      try {
        in.close();
      } finally {
        using.unlock();
      }
    }
  }
}
