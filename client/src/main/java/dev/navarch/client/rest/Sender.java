package dev.navarch.client.rest;

import dev.navarch.client.transport.NotSentException;
import dev.navarch.client.transport.ServerLostException;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.transport.UntrustedServerException;
import dev.navarch.client.transport.UpgradeAnswer;
import dev.navarch.client.waiting.TimeSource;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.SocketTimeoutException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Sends a request when it is its turn, and again where that is safe and promises something:
 *
 * <ul>
 *   <li>the server answered 429 or 5xx and said when to come back, within two minutes; whoever asks
 *       decides about a longer time;
 *   <li>the server cannot have seen the request: a few times, soon after one another, unless it
 *       cannot be trusted;
 *   <li>the connection was lost under a GET.
 * </ul>
 *
 * <p>A time-out covers all of it: up to the head of the last answer if that is a stream, and else
 * to its end. May be used by any number of threads.
 */
final class Sender {
  static final int MAX_RETRIES = 10;

  private static final Logger LOG = System.getLogger("dev.navarch.client.rest");

  private static final int CONNECT_RETRIES = 3;

  /** To find out that a server is lost takes long, and the next try has a new connection. */
  private static final int LOST_RETRIES = 1;

  private static final Duration CONNECT_PAUSE = Duration.ofMillis(100);
  private static final Duration LOSS_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(2);
  private static final Duration LONG_WAIT = Duration.ofSeconds(1);

  /** How much of an answer that nobody wants is read so that its connection can be used again. */
  private static final int DRAINED = 64 * 1024;

  private final Transport transport;
  private final RateLimiter limiter;
  private final RequestBackoff backoff;
  private final RequestTracer tracer;
  private final TimeSource time;
  private final int maxRetries;

  Sender(
      Transport transport,
      RateLimiter limiter,
      RequestBackoff backoff,
      RequestTracer tracer,
      TimeSource time,
      int maxRetries) {
    this.transport = transport;
    this.limiter = limiter;
    this.backoff = backoff;
    this.tracer = tracer;
    this.time = time;
    this.maxRetries = maxRetries;
  }

  /** Sends a request; the answer may have any code. The caller closes it. */
  TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
    RequestTracer.Span span = tracer.begin(request.method(), request.path());
    int status = 0;
    Throwable failure = null;
    try {
      TransportRequest traced = request;
      for (var header : span.headers().entrySet()) {
        traced = traced.withHeaders(traced.headers().with(header.getKey(), header.getValue()));
      }
      TransportAnswer answer = new Attempts(traced).run();
      status = answer.status();
      return answer;
    } catch (IOException | InterruptedException | RuntimeException e) {
      failure = e;
      throw e;
    } finally {
      span.end(status, failure);
    }
  }

  /** Asks for another protocol once, when it is its turn; the answer may be any. */
  UpgradeAnswer upgrade(TransportRequest request) throws IOException, InterruptedException {
    RequestTracer.Span span = tracer.begin(request.method(), request.path());
    int status = 0;
    Throwable failure = null;
    try {
      TransportRequest traced = request;
      for (var header : span.headers().entrySet()) {
        traced = traced.withHeaders(traced.headers().with(header.getKey(), header.getValue()));
      }
      Duration unused = limiter.accept(request.timeout());
      UpgradeAnswer answer = transport.upgrade(traced);
      status =
          switch (answer) {
            case UpgradeAnswer.Switched switched -> 101;
            case UpgradeAnswer.Refused refused -> refused.answer().status();
          };
      return answer;
    } catch (IOException | InterruptedException | RuntimeException e) {
      failure = e;
      throw e;
    } finally {
      span.end(status, failure);
    }
  }

  void close() {
    transport.close();
  }

  /** The tries of one request. */
  private final class Attempts {
    private final TransportRequest request;
    private final long startedAt = time.nanos();

    /** Why the request is sent again; null the first time. */
    private @Nullable String retryReason;

    Attempts(TransportRequest request) {
      this.request = request;
    }

    TransportAnswer run() throws IOException, InterruptedException {
      for (int retry = 0; ; retry++) {
        holdBack();
        TransportAnswer answer;
        try {
          answer = transport.send(withinTime());
        } catch (NotSentException e) {
          backoff.failed();
          Duration pause = CONNECT_PAUSE.multipliedBy(1L << Math.min(retry, CONNECT_RETRIES));
          if (e instanceof UntrustedServerException
              || retry >= Math.min(maxRetries, CONNECT_RETRIES)
              || !fits(pause)) {
            throw e;
          }
          pause(pause, e.toString());
          continue;
        } catch (IOException e) {
          backoff.failed();
          boolean safe = request.method().equals("GET") && ConnectionLoss.isReasonOf(e);
          int most = e instanceof ServerLostException ? LOST_RETRIES : maxRetries;
          if (!safe || retry >= Math.min(most, maxRetries) || !fits(LOSS_PAUSE)) {
            throw e;
          }
          pause(LOSS_PAUSE, e.toString());
          continue;
        }
        if (isTrouble(answer.status())) {
          backoff.failed();
        } else {
          backoff.succeeded();
        }
        Duration pause = askedPause(answer);
        if (pause == null || retry >= maxRetries || !fits(pause)) {
          return answer;
        }
        drain(answer);
        pause(pause, "the server answered " + answer.status());
      }
    }

    private void holdBack() throws IOException, InterruptedException {
      Duration delay = backoff.delay();
      if (!delay.isZero()) {
        if (!fits(delay)) {
          throw timedOut();
        }
        time.sleep(delay);
      }
      Duration waited = limiter.accept(request.timeout().isZero() ? Duration.ZERO : left());
      if (waited.compareTo(LONG_WAIT) > 0) {
        LOG.log(
            Level.INFO,
            "Waited for {0} due to {1}, request: {2}:{3}",
            dev.navarch.apimachinery.value.Duration.of(waited),
            retryReason == null
                ? "client-side throttling, not priority and fairness"
                : "client-side throttling, retry: " + retryReason,
            request.method(),
            request.path());
      }
    }

    private void pause(Duration pause, String reason) throws InterruptedException {
      LOG.log(
          Level.DEBUG,
          "{0} {1} is sent again in {2}: {3}",
          request.method(),
          request.path(),
          pause,
          reason);
      retryReason = reason;
      time.sleep(pause);
    }

    private TransportRequest withinTime() throws IOException {
      return request.timeout().isZero() ? request : request.withTimeout(left());
    }

    /** What is left of the time; never zero. */
    private Duration left() throws IOException {
      Duration left = request.timeout().minusNanos(time.nanos() - startedAt);
      if (left.isNegative() || left.isZero()) {
        throw timedOut();
      }
      return left;
    }

    private boolean fits(Duration pause) {
      return request.timeout().isZero()
          || request.timeout().minusNanos(time.nanos() - startedAt).compareTo(pause) > 0;
    }

    private IOException timedOut() {
      return new SocketTimeoutException(
          "%s %s was not answered within %s"
              .formatted(request.method(), request.path(), request.timeout()));
    }
  }

  private static boolean isTrouble(int status) {
    return status == 429 || status >= 500;
  }

  /** When the server wants the request again; null for never, or too late. */
  private static @Nullable Duration askedPause(TransportAnswer answer) {
    int seconds = isTrouble(answer.status()) ? retryAfter(answer) : -1;
    return seconds < 0 || seconds > LONGEST_PAUSE.toSeconds() ? null : Duration.ofSeconds(seconds);
  }

  /** The seconds of {@code Retry-After}; -1 where there are none. */
  static int retryAfter(TransportAnswer answer) {
    String value = answer.headers().first("Retry-After").orElse("").strip();
    if (value.isEmpty() || value.length() > 9) {
      return -1;
    }
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < '0' || value.charAt(i) > '9') {
        return -1;
      }
    }
    return Integer.parseInt(value);
  }

  private static void drain(TransportAnswer answer) throws InterruptedException {
    try (answer) {
      answer.body().readNBytes(DRAINED);
    } catch (IOException e) {
      Interruption.throwIfReasonOf(e);
      LOG.log(Level.DEBUG, "the rest of an answer was lost: {0}", e.toString());
    }
  }
}
