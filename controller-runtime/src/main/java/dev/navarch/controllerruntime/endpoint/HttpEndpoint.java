package dev.navarch.controllerruntime.endpoint;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.navarch.controllerruntime.metrics.MetricsSource;
import dev.navarch.controllerruntime.metrics.PrometheusText;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers GET requests on one address. Opened once, closed once; any thread may close it. */
public final class HttpEndpoint implements AutoCloseable {
  private static final String TEXT = "text/plain; charset=utf-8";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private HttpEndpoint(HttpServer server) {
    this.server = server;
    server.setExecutor(threads);
  }

  /**
   * Serves checks under {@code /healthz} and {@code /readyz}, each also by its name below that.
   *
   * @throws IOException if the address cannot be had
   */
  public static HttpEndpoint health(
      InetSocketAddress address, HealthChecks healthz, HealthChecks readyz) throws IOException {
    HttpServer server = HttpServer.create(address, 0);
    serve(server, "/healthz", healthz);
    serve(server, "/readyz", readyz);
    return open(server);
  }

  /**
   * Serves metrics under {@code /metrics}.
   *
   * @throws IOException if the address cannot be had
   */
  public static HttpEndpoint metrics(InetSocketAddress address, List<MetricsSource> sources)
      throws IOException {
    HttpServer server = HttpServer.create(address, 0);
    server.createContext(
        "/metrics",
        exchange -> {
          StringBuilder text = new StringBuilder();
          if (exchange.getRequestURI().getPath().equals("/metrics")) {
            for (MetricsSource source : sources) {
              source.writeTo(text);
            }
            answer(exchange, 200, PrometheusText.MEDIA_TYPE, text.toString());
          } else {
            answer(exchange, 404, TEXT, "404 page not found\n");
          }
        });
    return open(server);
  }

  private static HttpEndpoint open(HttpServer server) {
    HttpEndpoint endpoint = new HttpEndpoint(server);
    server.start();
    return endpoint;
  }

  private static void serve(HttpServer server, String path, HealthChecks checks) {
    server.createContext(
        path,
        exchange -> {
          String rest = exchange.getRequestURI().getPath().substring(path.length());
          if (!rest.isEmpty() && !rest.startsWith("/")) {
            answer(exchange, 404, TEXT, "404 page not found\n");
            return;
          }
          String query = exchange.getRequestURI().getQuery();
          boolean verbose = query != null && List.of(query.split("&", 16)).contains("verbose");
          HealthChecks.Answer answer = checks.run(rest.isEmpty() ? "" : rest.substring(1), verbose);
          answer(exchange, answer.code(), TEXT, answer.text());
        });
  }

  private static void answer(HttpExchange exchange, int code, String mediaType, String text)
      throws IOException {
    try (exchange) {
      boolean head = exchange.getRequestMethod().equals("HEAD");
      if (!head && !exchange.getRequestMethod().equals("GET")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        exchange.sendResponseHeaders(405, -1);
        return;
      }
      byte[] body = text.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", mediaType);
      exchange.sendResponseHeaders(code, head ? -1 : body.length);
      if (!head) {
        try (OutputStream out = exchange.getResponseBody()) {
          out.write(body);
        }
      }
    }
  }

  /** Where it is reached; the port is known even if any was asked for. */
  public InetSocketAddress address() {
    return server.getAddress();
  }

  /** Stops listening and ends what is being answered. */
  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
    threads.close();
  }
}
