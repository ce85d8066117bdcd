package dev.navarch.cluster.inprocess;

import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Carries requests of one user to a control plane in the same process. Answers are not compressed,
 * and there are no WebSockets.
 *
 * <p>Exchanges that are under way are kept in a set, so that closing ends them; whoever begins one
 * adds it first and then looks whether the transport is closed.
 */
public final class InProcessTransport implements Transport {
  private static final byte[] NO_BODY = new byte[0];

  /** What is about a connection has no meaning without one. */
  private static final Set<String> OF_CONNECTIONS = Set.of("connection", "upgrade");

  private final InProcessServer server;
  private final Peer sender;
  private final Set<InProcessExchange> open = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosed;

  InProcessTransport(InProcessServer server, Peer sender) {
    this.server = server;
    this.sender = sender;
  }

  @Override
  public TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (isClosed) {
      throw closed();
    }
    server.begin(request);
    InProcessExchange exchange =
        new InProcessExchange(request.method().equals("HEAD"), this::finished);
    open.add(exchange);
    if (isClosed) {
      exchange.abandon(closed());
    } else {
      server
          .server()
          .handle(
              request.method(),
              request.path(),
              headers(request.headers()),
              request.body().map(TransportRequest.Body::bytes).orElse(NO_BODY),
              sender,
              exchange);
    }
    return exchange.await(request.timeout());
  }

  private static Headers headers(HttpHeaders headers) {
    Headers.Builder fields = Headers.builder();
    headers
        .asMap()
        .forEach((name, values) -> {
          if (!OF_CONNECTIONS.contains(name)) {
            values.forEach(value -> fields.add(name, value));
          }
        });
    return fields.build();
  }

  /** Called once for each exchange. */
  private void finished(InProcessExchange exchange) {
    open.remove(exchange);
    server.finish();
  }

  private static IOException closed() {
    return new IOException("the transport to the control plane in this process is closed");
  }

  @Override
  public void close() {
    isClosed = true;
    open.forEach(exchange -> exchange.abandon(closed()));
    server.closed(this);
  }
}
