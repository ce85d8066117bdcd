package dev.navarch.client.duplex;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Pings the other side of a connection, so that nothing between takes it for idle, and notices when
 * the other side is gone without a word. Silence counts only while somebody waits to read, and only
 * when nothing was sent since the last sign of life but pings: a server whose program does not take
 * what it was sent answers no pings either, and lives.
 *
 * <p>One virtual thread pings. The two who read and write tell of it from any thread.
 */
public final class Heartbeat implements AutoCloseable {
  private static final Duration PERIOD = Duration.ofSeconds(5);
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private final CountDownLatch ended = new CountDownLatch(1);
  private final Duration period;
  private final Duration silence;
  private volatile long heardAt = System.nanoTime();
  private volatile boolean isWaiting;
  private volatile boolean isUnanswered;

  /** Creates one that pings every five seconds, and gives up after a minute. */
  public Heartbeat() {
    this(PERIOD, SILENCE);
  }

  Heartbeat(Duration period, Duration silence) {
    this.period = period;
    this.silence = silence;
  }

  /** Sends one ping. */
  @FunctionalInterface
  public interface Ping {
    void send() throws IOException;
  }

  /**
   * Begins to ping.
   *
   * @param dead is told once what is wrong, if somebody waits for the other side and it is silent,
   *     or a ping cannot be sent
   */
  public void start(String server, Ping ping, Consumer<IOException> dead) {
    Thread.ofVirtual().name("navarch-heartbeat").start(() -> run(server, ping, dead));
  }

  private void run(String server, Ping ping, Consumer<IOException> dead) {
    try {
      IOException death = null;
      while (death == null && !ended.await(period.toNanos(), TimeUnit.NANOSECONDS)) {
        death = isSilent() ? silent(server) : failure(ping);
      }
      if (death != null) {
        dead.accept(death);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Where nobody waits there is something to be read yet, and the end comes behind it. */
  private @Nullable IOException failure(Ping ping) {
    try {
      ping.send();
      return null;
    } catch (IOException e) {
      return isWaiting ? e : null;
    }
  }

  private IOException silent(String server) {
    return new IOException(
        "%s has been silent for %d seconds".formatted(server, silence.toSeconds()));
  }

  private boolean isSilent() {
    return isWaiting && !isUnanswered && System.nanoTime() - heardAt > silence.toNanos();
  }

  /** Somebody waits for the other side to say something. */
  public void waiting() {
    isWaiting = true;
  }

  /** The other side said something. */
  public void heard() {
    heardAt = System.nanoTime();
    isUnanswered = false;
    isWaiting = false;
  }

  /** Something was sent that the other side may be slow to take. */
  public void sent() {
    isUnanswered = true;
  }

  /** Stops pinging; does not wait for a ping that is on its way. */
  @Override
  public void close() {
    ended.countDown();
  }
}
