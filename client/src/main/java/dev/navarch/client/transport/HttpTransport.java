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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Carries requests over HTTP/2 where TLS agrees on it, and over HTTP/1.1 otherwise. Headers of who
 * calls are not its concern; certificates are. What goes wrong is told in one line that names the
 * server.
 *
 * <p>Exchanges share a connection over HTTP/2, and with it the JDK's limit of what may wait there
 * unread (32 MiB, {@code jdk.httpclient.connectionWindowSize}). Answers must be read on or closed:
 * some that are long and left lying hold up all others. There is another connection when a server
 * takes no more requests on the one before.
 *
 * <p>A server of which nothing is heard any more is noticed as the configuration's {@link
 * dev.navarch.client.config.Liveness} says; an answer that is no stream may be silent for twice as
 * long.
 */
public final class HttpTransport implements Transport {
  /** Headers that the connection itself needs to set. */
  private static final Set<String> OWN =
      Set.of("connection", "content-length", "expect", "host", "upgrade");

  /**
   * A JVM expands bytes much faster than it decrypts them, above all while it is young and its
   * ciphers run uncompiled. Servers that compress nothing for clients of their own machine do it
   * for those who give plain bytes less weight.
   */
  private static final String RATHER_GZIP = "gzip, identity;q=0.5";

  /** How often another connection is tried where a server takes no more requests on one. */
  private static final int MOST_CONNECTIONS = 30;

  private final URI server;
  private final Duration silence;
  private final LongSupplier nanos;
  private final boolean asksForGzip;
  private final @Nullable ProxyBridge bridge;
  private final Way way;
  private final HttpClients clients;
  private final Upgrader upgrader;

  private HttpTransport(
      ClientConfig config,
      @Nullable ProxyBridge bridge,
      Way way,
      HttpClients clients,
      Upgrader upgrader,
      LongSupplier nanos) {
    this.server = config.server();
    this.silence = LiveClient.silence(config.liveness());
    this.nanos = nanos;
    this.asksForGzip = !config.disableCompression();
    this.bridge = bridge;
    this.way = way;
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
    ProxyBridge bridge = proxy.openBridge();
    Way way = bridge == null ? proxy : bridge;
    try {
      return new HttpTransport(
          config,
          bridge,
          way,
          new HttpClients(config, credentials, way, nanos),
          new Upgrader(config, credentials, proxy),
          nanos);
    } catch (IOException | RuntimeException e) {
      if (bridge != null) {
        bridge.close();
      }
      throw e;
    }
  }

  @Override
  public TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
    Patience whole = new Patience(silence, request.timeout(), nanos);
    Patience patience = request.isStream() ? Patience.ENDLESS : whole;
    LiveClient full = null;
    for (int i = 1; ; i++) {
      Exchange exchange = clients.begin(sending(request, patience), full);
      try {
        return answer(exchange.await(whole.left()), request, exchange);
      } catch (TimeoutException e) {
        throw FailedExchange.tooLate(server, request.timeout());
      } catch (ExecutionException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        if (exchange.isLost()) {
          throw FailedExchange.lost(server);
        }
        if (i == MOST_CONNECTIONS || !FailedExchange.isRefusedStream(cause)) {
          throw failed(cause);
        }
        full = exchange.refused();
      }
    }
  }

  /** The JDK knows that there is no way through the bridge, and not why. */
  private IOException failed(Throwable cause) {
    return FailedExchange.of(
        server, bridge != null && FailedExchange.isRefusedTunnel(cause) ? bridge.problem() : cause);
  }

  @Override
  public UpgradeAnswer upgrade(TransportRequest request) throws IOException, InterruptedException {
    return upgrader.upgrade(request);
  }

  /** One for each try: what it sends is closed when that one is over. */
  private Sending sending(TransportRequest request, Patience patience) {
    SentBody stream =
        request.body().filter(TransportRequest.Body::isStream).map(SentBody::new).orElse(null);
    return new Sending(wire(request, stream), stream, way, patience);
  }

  private HttpRequest wire(TransportRequest request, @Nullable SentBody stream) {
    HttpRequest.Builder wire = HttpRequest.newBuilder(URI.create(server + request.path()));
    for (Map.Entry<String, List<String>> header : request.headers().asMap().entrySet()) {
      if (!OWN.contains(header.getKey())) {
        header.getValue().forEach(value -> header(wire, header.getKey(), value));
      }
    }
    way.headers().forEach((name, value) -> header(wire, name, value));
    if (asksForGzip(request)) {
      wire.header("accept-encoding", RATHER_GZIP);
    }
    return wire.method(request.method(), publisher(request, stream)).build();
  }

  private static BodyPublisher publisher(TransportRequest request, @Nullable SentBody stream) {
    if (stream != null) {
      return BodyPublishers.ofInputStream(stream);
    }
    return request
        .body()
        .map(body -> BodyPublishers.ofByteArray(body.bytes()))
        .orElseGet(BodyPublishers::noBody);
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
    if (bridge != null) {
      bridge.close();
    }
  }
}
