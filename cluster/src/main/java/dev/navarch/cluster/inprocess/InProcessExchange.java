package dev.navarch.cluster.inprocess;

import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.http.StreamEnd;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.TransportAnswer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One request on its way, and its answer. The head of the answer is a future that is completed
 * once: by the server with an answer, or by whoever gives up with the reason. An answer that comes
 * after that is dropped, as it is when a connection is lost.
 */
final class InProcessExchange implements Responder {
  private static final byte[] NOTHING = new byte[0];

  private final boolean wantsHeadOnly;
  private final AtomicBoolean begun = new AtomicBoolean();
  private final StreamEnd end = new StreamEnd();
  private final CompletableFuture<TransportAnswer> head = new CompletableFuture<>();
  private volatile @Nullable InProcessBody body;

  /**
   * A request that is about to be handled.
   *
   * @param over told once, when nothing more comes of it
   */
  InProcessExchange(boolean wantsHeadOnly, Consumer<InProcessExchange> over) {
    this.wantsHeadOnly = wantsHeadOnly;
    end.whenOver(() -> over.accept(this));
  }

  // ---- the server's side

  @Override
  public void respond(int status, Headers headers, byte[] content) {
    begin();
    byte[] sent = wantsHeadOnly ? NOTHING : content;
    Headers all = headers.with("content-length", Integer.toString(content.length));
    boolean unused = end.reach();
    head.complete(new TransportAnswer(status, fields(all), new ByteArrayInputStream(sent)));
  }

  @Override
  public ResponseStream stream(int status, Headers headers) {
    begin();
    InProcessBody pipe = new InProcessBody(wantsHeadOnly, end);
    body = pipe;
    if (!head.complete(new TransportAnswer(status, fields(headers), pipe))) {
      pipe.close(); // nobody waits for it any more
    }
    return pipe;
  }

  private void begin() {
    if (!begun.compareAndSet(false, true)) {
      throw new IllegalStateException("the request is answered already");
    }
  }

  private static HttpHeaders fields(Headers headers) {
    Map<String, List<String>> fields = new HashMap<>();
    headers.forEach(
        (name, value) -> fields.computeIfAbsent(name, unused -> new ArrayList<>(1)).add(value));
    return HttpHeaders.of(fields);
  }

  // ---- the client's side

  /**
   * Waits for the head of the answer; gives up when that fails.
   *
   * @param timeout zero for as long as it takes
   */
  TransportAnswer await(Duration timeout) throws IOException, InterruptedException {
    try {
      return timeout.isZero()
          ? head.get()
          : head.get(TimeUnit.NANOSECONDS.convert(timeout), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      abandon(new IOException("interrupted while waiting for an answer"));
      throw e;
    } catch (TimeoutException e) {
      IOException late =
          new IOException(
              "no answer of the control plane in this process within %d ms"
                  .formatted(timeout.toMillis()),
              e);
      abandon(late);
      throw late;
    } catch (ExecutionException e) {
      throw new IOException(e.getCause() == null ? e.getMessage() : e.getCause().getMessage(), e);
    }
  }

  /** Ends the exchange, wherever it is: who waits or reads is told why. */
  void abandon(IOException why) {
    boolean unusedFirst = head.completeExceptionally(why);
    InProcessBody pipe = body;
    if (pipe != null) {
      pipe.fail(why.getMessage());
    }
    boolean unusedLast = end.reach();
  }
}
