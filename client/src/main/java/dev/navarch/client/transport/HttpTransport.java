package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;

/**
 * Carries requests over HTTP/2 where TLS agrees on it, and over HTTP/1.1 otherwise. Headers of who
 * calls are not its concern; certificates are. What goes wrong is told in one line that names the
 * server.
 *
 * <p>Exchanges share a connection over HTTP/2, and with it the JDK's limit of what may wait there
 * unread (32 MiB, {@code jdk.httpclient.connectionWindowSize}). Answers must be read on or closed:
 * some that are long and left lying hold up all others. A server of which nothing is heard any more
 * is noticed as the configuration's {@link dev.navarch.client.config.Liveness} says.
 */
public final class HttpTransport implements Transport {
  /** Headers that the connection itself needs to set. */
  private static final Set<String> OWN =
      Set.of("connection", "content-length", "expect", "host", "upgrade");

  private final URI server;
  private final boolean asksForGzip;
  private final Map<String, String> proxyHeaders;
  private final HttpClients clients;
  private final Upgrader upgrader;

  private HttpTransport(
      ClientConfig config,
      Map<String, String> proxyHeaders,
      HttpClients clients,
      Upgrader upgrader) {
    this.server = config.server();
    this.asksForGzip = !config.disableCompression();
    this.proxyHeaders = proxyHeaders;
    this.clients = clients;
    this.upgrader = upgrader;
  }

  /**
   * Opens a transport. No connection is made yet.
   *
   * @param credentials may tell a certificate
   * @throws IOException if certificates, keys or the proxy cannot be used
   */
  public static HttpTransport open(ClientConfig config, CredentialSource credentials)
      throws IOException {
    return open(config, credentials, System.getenv(), System::nanoTime);
  }

  static HttpTransport open(
      ClientConfig config,
      CredentialSource credentials,
      Map<String, String> env,
      LongSupplier nanos)
      throws IOException {
    ProxyChoice proxy = ProxyChoice.of(config, env);
    return new HttpTransport(
        config,
        proxy.headers(),
        new HttpClients(config, credentials, proxy.selector(), nanos),
        new Upgrader(config, credentials, proxy));
  }

  @Override
  public TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
    HttpRequest wire = wire(request);
    Exchange exchange = clients.start(client -> client.begin(wire));
    try {
      return answer(exchange.await(request.timeout()), request, exchange);
    } catch (TimeoutException e) {
      throw new IOException(
          "no answer of %s within %d ms".formatted(server, request.timeout().toMillis()), e);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw exchange.isLost() ? FailedExchange.lost(server) : FailedExchange.of(server, cause);
    }
  }

  @Override
  public UpgradeAnswer upgrade(TransportRequest request) throws IOException, InterruptedException {
    return upgrader.upgrade(request);
  }

  private HttpRequest wire(TransportRequest request) {
    HttpRequest.Builder wire = HttpRequest.newBuilder(URI.create(server + request.path()));
    for (Map.Entry<String, List<String>> header : request.headers().asMap().entrySet()) {
      if (!OWN.contains(header.getKey())) {
        header.getValue().forEach(value -> header(wire, header.getKey(), value));
      }
    }
    proxyHeaders.forEach((name, value) -> header(wire, name, value));
    if (asksForGzip(request)) {
      wire.header("accept-encoding", "gzip");
    }
    BodyPublisher body =
        request
            .body()
            .map(sent -> BodyPublishers.ofByteArray(sent.bytes()))
            .orElseGet(BodyPublishers::noBody);
    return wire.method(request.method(), body).build();
  }

  /** The JDK's complaint of a bad value would show it. */
  private static void header(HttpRequest.Builder wire, String name, String value) {
    try {
      wire.header(name, value);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("the header " + name + " cannot be sent");
    }
  }

  private boolean asksForGzip(TransportRequest request) {
    return asksForGzip && request.headers().first("accept-encoding").isEmpty();
  }

  private TransportAnswer answer(
      HttpResponse<InputStream> response, TransportRequest request, Exchange exchange) {
    HttpHeaders headers = HttpHeaders.of(response.headers().map());
    boolean isGzip =
        asksForGzip(request)
            && headers.first("content-encoding").filter("gzip"::equalsIgnoreCase).isPresent();
    return new TransportAnswer(
        response.statusCode(), headers, new AnswerBody(response.body(), isGzip, server, exchange));
  }

  @Override
  public void close() {
    clients.close();
    upgrader.close();
  }
}
