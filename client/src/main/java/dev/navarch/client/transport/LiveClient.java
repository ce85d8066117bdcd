package dev.navarch.client.transport;

import dev.navarch.client.config.Liveness;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A client of the JDK's that notices when its server is gone without a word, and when the server
 * takes no more requests. Over HTTP/2 all requests share a connection, which the JDK keeps for as
 * long as the system believes in it; a dead one would hold up every request, those to come as well.
 *
 * <p>A server takes so many requests at a time on a connection, and the JDK fails those that would
 * be too many. So no more than {@value #MOST_STREAMS} begin here, and fewer where one was refused:
 * one that asks for a sign of life needs room. Where a server takes fewer, which nobody can know
 * before, there is none until an answer ends; if nothing is heard for too long, one is broken off.
 *
 * <p>While answers are waited for and nothing comes, the server is asked for its version now and
 * then; any answer is a sign of life. Where there is none, everything under way fails, and no
 * request begins here any more. A question that never left says nothing about the server.
 *
 * <p>A lock guards the exchanges and the thread that looks after them, which is there only while
 * there are some.
 */
final class LiveClient {
  /** Servers let a client ask for a hundred things at a time, some for more; some are left free. */
  private static final int MOST_STREAMS = 90;

  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");

  private final HttpClient http;
  private final Sending sign;
  private final Liveness liveness;
  private final LongSupplier nanos;
  private final ThreadFactory threads;
  private final int mostStreams;
  private final Consumer<LiveClient> onLost;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // Guarded by the lock.
  private final Set<Exchange> exchanges = new HashSet<>();
  private @Nullable Thread guard;
  private boolean isRetired;
  private int room;

  private volatile long lastHeard;
  private volatile long lastAsked;
  private volatile boolean isLost;

  /**
   * Takes a client over.
   *
   * @param sign a request without a body that any server answers at once, whoever asks
   * @param sharesConnection whether requests may have to share one
   * @param onLost told once, by a thread that holds no lock, when the server is gone
   */
  LiveClient(
      HttpClient http,
      Sending sign,
      Liveness liveness,
      boolean sharesConnection,
      LongSupplier nanos,
      ThreadFactory threads,
      Consumer<LiveClient> onLost) {
    this.http = http;
    this.sign = sign;
    this.liveness = liveness;
    this.nanos = nanos;
    this.threads = threads;
    this.mostStreams = sharesConnection ? MOST_STREAMS : Integer.MAX_VALUE;
    this.room = mostStreams;
    this.lastHeard = nanos.getAsLong();
    this.lastAsked = lastHeard;
    this.onLost = onLost;
  }

  HttpClient http() {
    return http;
  }

  boolean isLost() {
    return isLost;
  }

  /** How long one waits for what is no stream, where nobody said so. */
  Patience patience() {
    return new Patience(silence(liveness), Duration.ZERO, nanos);
  }

  /**
   * How long an answer that is no stream may be silent: a server of which nothing at all is heard
   * is found out before.
   */
  static Duration silence(Liveness liveness) {
    return liveness.quiet().plus(liveness.sign()).multipliedBy(2);
  }

  /** Begins an exchange; null if there is no room for it. */
  @Nullable Exchange begin(Sending sending) {
    lock.lock();
    try {
      if (exchanges.size() >= room) {
        return null;
      }
      if (exchanges.isEmpty()) {
        heard();
      }
      Exchange exchange = Exchange.begin(this, sending, threads);
      exchanges.add(exchange);
      if (guard == null && !isRetired) {
        guard = threads.newThread(this::lookAfter);
        guard.start();
      }
      return exchange;
    } finally {
      lock.unlock();
    }
  }

  boolean hasRoom() {
    lock.lock();
    try {
      return exchanges.size() < room;
    } finally {
      lock.unlock();
    }
  }

  /** Whether nothing is under way, and nothing came for some time. */
  boolean isIdle(Duration time) {
    lock.lock();
    try {
      return exchanges.isEmpty() && nanos.getAsLong() - lastHeard >= time.toNanos();
    } finally {
      lock.unlock();
    }
  }

  /** One more than are under way is too much, so that one less leaves room for a sign of life. */
  void refused() {
    lock.lock();
    try {
      room = Math.max(1, Math.min(room, exchanges.size() - 1));
    } finally {
      lock.unlock();
    }
  }

  void heard() {
    lastHeard = nanos.getAsLong();
  }

  void ended(Exchange exchange) {
    boolean isLast;
    lock.lock();
    try {
      exchanges.remove(exchange);
      if (exchanges.isEmpty()) {
        room = mostStreams; // a refusal may have come of what the JDK had not cleared away yet
      }
      isLast = isRetired && exchanges.isEmpty();
    } finally {
      lock.unlock();
    }
    if (isLast) {
      http.shutdown();
    }
  }

  /** On a thread of its own. */
  private void lookAfter() {
    try {
      while (awaitQuiet()) {
        if (!givesSign()) {
          lose();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits until nothing has come for too long; false if nothing is waited for any more. */
  private boolean awaitQuiet() throws InterruptedException {
    lock.lock();
    try {
      while (!exchanges.isEmpty() && !isRetired) {
        long last = lastAsked - lastHeard > 0 ? lastAsked : lastHeard;
        long left = liveness.quiet().toNanos() - (nanos.getAsLong() - last);
        if (left <= 0) {
          return true;
        }
        boolean unused = changed.await(left, TimeUnit.NANOSECONDS);
      }
      guard = null;
      return false;
    } finally {
      lock.unlock();
    }
  }

  /** True also where the server could not be asked. */
  private boolean givesSign() throws InterruptedException {
    URI uri = sign.request().uri();
    long asked = nanos.getAsLong();
    // the head is enough: a body would have to wait behind others that nobody reads
    Exchange exchange = Exchange.begin(this, sign, threads);
    try {
      HttpResponse<InputStream> unused = exchange.await(liveness.sign());
    } catch (ExecutionException e) {
      LOG.log(Level.DEBUG, "{0} gives no sign of life: {1}", uri, e.toString());
      if (FailedExchange.isRefusedStream(e)) {
        refused();
        makeRoom();
        lastAsked = nanos.getAsLong();
        return true;
      }
    } catch (TimeoutException e) {
      LOG.log(Level.DEBUG, "{0} gives no sign of life in time", uri);
    } finally {
      exchange.abandon();
    }
    return lastHeard - asked > 0;
  }

  /**
   * Breaks off a stream where a full connection has been silent for as long as a dead one: the
   * question can then leave, and those who watch begin anew anyway. Other exchanges may not be
   * repeatable, and go on.
   */
  private void makeRoom() {
    Duration dead = liveness.quiet().plus(liveness.sign());
    if (nanos.getAsLong() - lastHeard < dead.toNanos()) {
      return;
    }
    Optional<Exchange> stream;
    lock.lock();
    try {
      stream = exchanges.stream().filter(Exchange::isStream).findAny();
    } finally {
      lock.unlock();
    }
    if (stream.isPresent()) {
      LOG.log(
          Level.INFO,
          "a stream of {0} is broken off: there is no room to ask for a sign of life",
          sign.request().uri().getAuthority());
      stream.get().abandon();
      heard(); // the question has its time before another stream must go
    }
  }

  private void lose() {
    isLost = true;
    onLost.accept(this);
    List<Exchange> hopeless;
    lock.lock();
    try {
      hopeless = List.copyOf(exchanges);
    } finally {
      lock.unlock();
    }
    hopeless.forEach(Exchange::abandon);
  }

  /**
   * Lets what is under way come to its end; the JDK's client ends with the last of it. To end that
   * one at once would fail what has begun here and is not yet sent. Nobody looks after it any more:
   * a sign of life may need a connection of its own, with a certificate that has run out.
   */
  void retire() {
    if (stopGuard()) {
      http.shutdown();
    }
  }

  boolean isTerminated() {
    return http.isTerminated();
  }

  /** Ends everything. */
  void close() {
    boolean unused = stopGuard();
    http.shutdownNow();
  }

  /** Whether nothing is under way. */
  private boolean stopGuard() {
    lock.lock();
    try {
      isRetired = true;
      changed.signalAll();
      return exchanges.isEmpty();
    } finally {
      lock.unlock();
    }
  }
}
