package dev.navarch.benchmarks.client;

import dev.navarch.benchmarks.measuring.LatencyHistogram;
import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Connections that each send one request after the other, the next as soon as the last is answered,
 * until time is up or there is nothing more to send. A connection's work happens on its event loop.
 */
public final class Load {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private Load() {}

  /** What one connection sends; asked on its event loop. */
  public interface Source {
    /** The next request, or null when there is none. */
    @Nullable Request next();
  }

  /**
   * What came of it.
   *
   * @param latencies of all answers, whatever their status
   * @param seconds until the last answer
   * @param bytes of all bodies
   * @param errors answers that were no success, and requests without an answer
   * @param firstError one of them, empty when there is none
   */
  public record Pace(
      LatencyHistogram latencies, double seconds, long bytes, long errors, String firstError) {}

  /**
   * Keeps all connections busy for so long; each sends one request at least.
   *
   * @param source makes the source of a connection, numbered from 0
   * @throws IllegalStateException when answers do not come long after time is up
   */
  public static Pace run(Connections connections, IntFunction<Source> source, Duration time)
      throws InterruptedException {
    CountDownLatch done = new CountDownLatch(connections.size());
    long start = System.nanoTime();
    long end = start + time.toNanos();
    List<Sender> senders =
        IntStream.range(0, connections.size())
            .mapToObj(i -> new Sender(connections.all().get(i), source.apply(i), end, done))
            .toList();
    senders.forEach(sender -> sender.connection.channel().eventLoop().execute(sender::sendNext));
    if (!done.await(time.plus(PATIENCE).toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException(done.getCount() + " requests are not answered");
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    LatencyHistogram latencies = new LatencyHistogram();
    long bytes = 0;
    long errors = 0;
    String firstError = "";
    for (Sender sender : senders) {
      latencies.add(sender.latencies);
      bytes += sender.bytes;
      errors += sender.errors;
      firstError = firstError.isEmpty() ? sender.firstError : firstError;
    }
    return new Pace(latencies, seconds, bytes, errors, firstError);
  }

  /** Confined to the event loop until it counts down; read by the caller afterwards. */
  private static final class Sender implements Receiver {
    private static final int SHOWN = 300;

    private final Connection connection;
    private final Source source;
    private final long end;
    private final CountDownLatch done;
    private final LatencyHistogram latencies = new LatencyHistogram();
    private long bytes;
    private long errors;
    private String firstError = "";
    private long sent;
    private boolean success;

    Sender(Connection connection, Source source, long end, CountDownLatch done) {
      this.connection = connection;
      this.source = source;
      this.end = end;
      this.done = done;
    }

    void sendNext() {
      sent = System.nanoTime();
      boolean first = latencies.count() == 0;
      Request request = first || sent - end < 0 ? source.next() : null;
      if (request == null) {
        done.countDown();
      } else {
        connection.send(request, this);
      }
    }

    @Override
    public void head(int status, Headers headers) {
      success = status / 100 == 2;
      if (!success && firstError.isEmpty()) {
        firstError = status + " ";
      }
    }

    @Override
    public void data(ByteBuf piece) {
      bytes += piece.readableBytes();
      if (!success && errors == 0) {
        int length = Math.min(piece.readableBytes(), Math.max(0, SHOWN - firstError.length()));
        firstError += piece.toString(piece.readerIndex(), length, StandardCharsets.UTF_8);
      }
    }

    @Override
    public void end() {
      latencies.record(System.nanoTime() - sent);
      if (!success) {
        errors++;
      }
      sendNext();
    }

    /** A connection that fails sends nothing more. */
    @Override
    public void failed(Throwable cause) {
      errors++;
      firstError = firstError.isEmpty() ? String.valueOf(cause.getMessage()) : firstError;
      done.countDown();
    }
  }
}
