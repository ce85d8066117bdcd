package dev.navarch.apiserver.server;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Negotiator;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.request.Query;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A server without a socket that lets everybody do everything, for tests of what it serves. */
public final class PageServer implements AutoCloseable {
  public static final Instant NOW = Instant.parse("2026-11-16T09:05:00Z");

  private final CodecFactory codecs = new CodecFactory(AllTypes.scheme());
  private final Negotiator negotiator = new Negotiator(codecs);
  private final Catalog catalog = new Catalog();
  private final InFlight inFlight =
      new InFlight(0, 0, MemoryLimits.ofHeap(Runtime.getRuntime().maxMemory()));
  private final Map<String, Endpoint> pages = new HashMap<>();
  private final Workers workers = new Workers(this::failed);
  private RequestLog log = RequestLog.all(List.of());
  private @Nullable ApiServer server;

  public CodecFactory codecs() {
    return codecs;
  }

  public Negotiator negotiator() {
    return negotiator;
  }

  public Catalog catalog() {
    return catalog;
  }

  public InFlight inFlight() {
    return inFlight;
  }

  public Workers workers() {
    return workers;
  }

  /** Adds pages, before the first request. */
  public PageServer serve(Map<String, Endpoint> more) {
    pages.putAll(more);
    return this;
  }

  public PageServer log(RequestLog requestLog) {
    log = requestLog;
    return this;
  }

  private ApiServer server() {
    if (server == null) {
      server =
          new ApiServer(
              request -> new Identification.Known(User.of("somebody")),
              attributes -> new Decision.Allowed(""),
              catalog,
              Lazy.made(pages),
              negotiator,
              inFlight,
              log,
              () -> NOW);
    }
    return server;
  }

  private void failed(Exchange exchange, Throwable failure) {
    server().answerFailure(exchange, failure);
  }

  /** Sends a request with header fields, names and values in turn, and waits for the answer. */
  public Answer get(String target, String... headers) {
    return send("GET", target, headers);
  }

  public Answer send(String method, String target, String... headers) {
    Headers.Builder fields = Headers.builder();
    for (int i = 0; i < headers.length; i += 2) {
      fields.add(headers[i], headers[i + 1]);
    }
    int question = target.indexOf('?');
    ApiRequest request =
        new ApiRequest(
            method,
            question < 0 ? target : target.substring(0, question),
            Query.parse(question < 0 ? "" : target.substring(question + 1)),
            fields.build(),
            new byte[0],
            new Peer("127.0.0.1", List.of()));
    Recorder recorder = new Recorder();
    server().handle(request, recorder);
    return recorder.answer.orTimeout(30, TimeUnit.SECONDS).join();
  }

  private static final class Recorder implements Responder {
    private final CompletableFuture<Answer> answer = new CompletableFuture<>();

    @Override
    public void respond(int status, Headers headers, byte[] body) {
      answer.complete(new Answer(status, headers, body));
    }

    @Override
    public ResponseStream stream(int status, Headers headers) {
      throw new UnsupportedOperationException("pages are answered in one piece");
    }
  }

  @Override
  public void close() {
    workers.close();
  }
}
