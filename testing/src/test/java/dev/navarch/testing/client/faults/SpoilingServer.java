package dev.navarch.testing.client.faults;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.transport.ConfiguredTransport;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server that answers as another one does, until it goes mad: then it answers each request for
 * config maps with nonsense of one kind. It speaks plain HTTP. Any thread may change its mind.
 */
final class SpoilingServer implements AutoCloseable {
  private final Transport transport;
  private final HttpServer http;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<TransportAnswer> underWay = ConcurrentHashMap.newKeySet();
  private volatile Nonsense nonsense = Nonsense.NONE;

  private SpoilingServer(ClientConfig good) throws IOException {
    transport = ConfiguredTransport.open(good);
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.createContext("/", this::answer);
    http.setExecutor(threads);
    http.start();
  }

  /** Begins to stand before a server, which a configuration leads to. */
  static SpoilingServer before(ClientConfig good) {
    try {
      return new SpoilingServer(good);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + http.getAddress().getPort());
  }

  /** Talks nonsense from now on. Answers that are under way end. */
  void talk(Nonsense kind) {
    nonsense = kind;
    underWay.forEach(SpoilingServer::end);
  }

  private static void end(TransportAnswer answer) {
    try {
      answer.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    Nonsense kind = nonsense;
    byte[] body = exchange.getRequestBody().readAllBytes();
    try (exchange) {
      String query = String.valueOf(exchange.getRequestURI().getQuery());
      boolean spoils =
          kind != Nonsense.NONE
              && exchange.getRequestURI().getPath().endsWith("/configmaps")
              && (!kind.wordsOfList().isEmpty() || query.contains("watch=true"));
      if (spoils) {
        kind.answer(exchange, url());
      } else {
        forward(exchange, body);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void forward(HttpExchange exchange, byte[] body)
      throws IOException, InterruptedException {
    HttpHeaders headers = HttpHeaders.NONE;
    for (String name : new String[] {"accept", "content-type"}) {
      String value = exchange.getRequestHeaders().getFirst(name);
      headers = value == null ? headers : headers.with(name, value);
    }
    TransportRequest request =
        new TransportRequest(
            exchange.getRequestMethod(),
            exchange.getRequestURI().toString(),
            headers,
            body.length == 0 ? Optional.empty() : Optional.of(new TransportRequest.Body(body)),
            Duration.ZERO);
    try (TransportAnswer answer = transport.send(request)) {
      underWay.add(answer);
      exchange
          .getResponseHeaders()
          .add("Content-Type", answer.headers().first("content-type").orElse("text/plain"));
      exchange.sendResponseHeaders(answer.status(), 0);
      copy(answer.body(), exchange);
      underWay.remove(answer);
    }
  }

  private static void copy(InputStream from, HttpExchange exchange) throws IOException {
    byte[] piece = new byte[8192];
    exchange.getResponseBody().flush();
    for (int n = from.read(piece); n >= 0; n = from.read(piece)) {
      exchange.getResponseBody().write(piece, 0, n);
      exchange.getResponseBody().flush();
    }
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
    transport.close();
  }
}
