package dev.navarch.benchmarks.client;

import io.netty.buffer.ByteBuf;
import io.netty.util.ByteProcessor;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Many watches of the same things in JSON, where each event is a line. They are told how many
 * events to expect before these happen, and then waited for; one thread does both. With HTTP/2 a
 * connection carries many of them, with HTTP/1.1 each has its own.
 */
public final class Watchers implements AutoCloseable {
  /** Less than what servers allow: Kubernetes' allows 100 at least. */
  private static final int STREAMS = 100;

  private static final long PATIENCE_SECONDS = 120;

  private final Connections connections;
  private final int size;
  private final CountDownLatch opened;
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
  private volatile Expectation expectation = new Expectation(Integer.MAX_VALUE, 0);

  private Watchers(Connections connections, int size) {
    this.connections = connections;
    this.size = size;
    this.opened = new CountDownLatch(size);
  }

  /**
   * Opens watches and waits until the server has accepted all of them.
   *
   * @throws IOException if it does not
   */
  public static Watchers open(Client client, Call watch, int size)
      throws IOException, InterruptedException {
    int each = client.protocol() == Protocol.HTTP_2 ? STREAMS : 1;
    Watchers watchers = new Watchers(client.connect((size + each - 1) / each), size);
    Request request = Request.of(client.prepare(watch));
    for (int i = 0; i < size; i++) {
      watchers.connections.all().get(i / each).begin(request, watchers.new Watcher());
    }
    boolean all = watchers.opened.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    Throwable failed = watchers.failure.get();
    if (failed != null || !all) {
      watchers.close();
      throw new IOException("watches cannot be opened", failed);
    }
    return watchers;
  }

  /** So many events that every watcher hears of, and the moment at which the last one has. */
  private static final class Expectation {
    private final int events;
    private final CountDownLatch missing;
    private final AtomicLong last = new AtomicLong(Long.MIN_VALUE);

    Expectation(int events, int watchers) {
      this.events = events;
      this.missing = new CountDownLatch(watchers);
    }
  }

  /** To be called before the first of the events, when all earlier ones have arrived. */
  public void expect(int events) {
    expectation = new Expectation(events, size);
  }

  /**
   * Waits until every watcher has heard of everything, and returns the {@link System#nanoTime} at
   * which the last one had.
   *
   * @throws IOException when a watch ends or hears nothing for too long
   */
  public long await() throws IOException, InterruptedException {
    Expectation now = expectation;
    boolean complete =
        failure.get() == null && now.missing.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    Throwable failed = failure.get();
    if (failed != null) {
      throw new IOException("a watch ended", failed);
    }
    if (!complete) {
      throw new IOException(now.missing.getCount() + " watchers have not heard of everything");
    }
    return now.last.get();
  }

  @Override
  public void close() {
    connections.close();
  }

  /** Confined to the event loop of its connection. */
  private final class Watcher implements Receiver {
    private int heard;

    @Override
    public void head(int status, Headers headers) {
      if (status == 200) {
        opened.countDown();
      } else {
        failed(new IOException("a watch is answered with " + status));
      }
    }

    @Override
    public void data(ByteBuf piece) {
      heard += lines(piece);
      Expectation now = expectation;
      if (heard >= now.events) {
        heard -= now.events;
        now.last.accumulateAndGet(System.nanoTime(), Math::max);
        now.missing.countDown();
      }
    }

    private static int lines(ByteBuf piece) {
      int lines = 0;
      int end = piece.writerIndex();
      for (int at = piece.readerIndex(); at < end; at++, lines++) {
        at = piece.forEachByte(at, end - at, ByteProcessor.FIND_LF);
        if (at < 0) {
          break;
        }
      }
      return lines;
    }

    @Override
    public void end() {
      failed(new IOException("the server ended a watch"));
    }

    @Override
    public void failed(Throwable cause) {
      failure.compareAndSet(null, cause);
      opened.countDown();
      Expectation now = expectation;
      while (now.missing.getCount() > 0) {
        now.missing.countDown();
      }
    }
  }
}
