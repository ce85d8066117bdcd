package dev.navarch.client.transport;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.SocketException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.ResponseInfo;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * One request and its answer, from sending to the last byte or to where somebody gave it up. One
 * thread waits and reads; any thread may abandon it.
 *
 * <p>A thread of its own waits for the JDK's client. The client's asynchronous calls answer by way
 * of the common pool: a program that blocks that pool, perhaps with requests, would never hear of
 * its answers.
 */
final class Exchange {
  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");

  private final LiveClient client;
  private final Sending sending;
  private final CompletableFuture<HttpResponse<InputStream>> pending = new CompletableFuture<>();
  private final AtomicBoolean isOver = new AtomicBoolean();
  private final Thread sender;

  private Exchange(LiveClient client, Sending sending, ThreadFactory threads) {
    this.client = client;
    this.sending = sending;
    this.sender = threads.newThread(() -> send(client.http()));
  }

  static Exchange begin(LiveClient client, Sending sending, ThreadFactory threads) {
    Exchange exchange = new Exchange(client, sending, threads);
    exchange.sender.start();
    return exchange;
  }

  private void send(HttpClient http) {
    try {
      HttpResponse<InputStream> response = http.send(sending.request(), this::body);
      ProxyException noWay = sending.way().noWay(response);
      if (noWay != null) { // no sign of the server
        close(response.body());
        pending.completeExceptionally(noWay);
        return;
      }
      client.heard();
      if (!pending.complete(response)) {
        close(response.body());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      pending.completeExceptionally(new SocketException("the exchange was given up"));
    } catch (Throwable e) { // whoever waits must hear of an error too
      pending.completeExceptionally(e);
    }
  }

  /** What tells of a failure is never a stream. */
  private BodySubscriber<InputStream> body(ResponseInfo head) {
    boolean isSuccess = head.statusCode() >= 200 && head.statusCode() < 300;
    Patience patience = sending.patience();
    return new ArrivingBody(patience.isEndless() && !isSuccess ? client.patience() : patience);
  }

  /**
   * Waits for the head of the answer.
   *
   * @param timeout zero waits as long as it takes, and what is negative not at all
   */
  HttpResponse<InputStream> await(Duration timeout)
      throws InterruptedException, ExecutionException, TimeoutException {
    boolean hasAnswer = false;
    try {
      HttpResponse<InputStream> response =
          timeout.isZero()
              ? pending.get()
              : pending.get(TimeUnit.NANOSECONDS.convert(timeout), TimeUnit.NANOSECONDS);
      hasAnswer = true;
      return response;
    } catch (CancellationException e) {
      throw new ExecutionException(new SocketException("the exchange was given up"));
    } finally {
      if (!hasAnswer) {
        abandon();
      }
    }
  }

  /** Something came from the server. */
  void heard() {
    client.heard();
  }

  /** Whether this failed because nothing was heard of the server any more. */
  boolean isLost() {
    return client.isLost();
  }

  /** Whether an answer comes that may go on for as long as it likes. */
  boolean isStream() {
    return sending.patience().isEndless()
        && pending.isDone()
        && !pending.isCompletedExceptionally();
  }

  /**
   * The server, or the JDK for it, did not take the request: it has too many of them.
   *
   * @return the client that is full
   */
  LiveClient refused() {
    client.refused();
    return client;
  }

  /** All there is has been read. */
  void end() {
    if (isOver.compareAndSet(false, true)) {
      sending.end();
      client.ended(this);
    }
  }

  /** Ends it here and at the server; whoever waits or reads is told of a failure. */
  void abandon() {
    if (pending.cancel(false)) {
      sender.interrupt();
    } else if (!pending.isCompletedExceptionally()) {
      close(pending.join().body());
    }
    end();
  }

  /** With what a proxy answers to the JDK there is no body, not even an empty one. */
  private static void close(@Nullable Closeable body) {
    try {
      if (body != null) {
        body.close();
      }
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "an answer was not closed in order: {0}", e.toString());
    }
  }
}
