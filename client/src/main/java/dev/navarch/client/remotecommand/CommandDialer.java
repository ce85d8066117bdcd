package dev.navarch.client.remotecommand;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.duplex.Fallback;
import dev.navarch.client.duplex.Fallback.Way;
import dev.navarch.client.rest.Request;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.spdy.SpdyConnection;
import dev.navarch.client.websocket.WebSocketConnection;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;

/**
 * Opens the streams of a command in the best protocol that a server knows: WebSocket, or SPDY where
 * that is refused. A command whose input ends needs a protocol that can tell so; those that cannot
 * are the last that are tried.
 *
 * <p>Differs from Kubernetes: kubectl never speaks the older protocols over WebSocket.
 */
final class CommandDialer {
  private static final GroupVersion CORE = new GroupVersion("", "v1");
  private static final List<String> SPDY =
      List.of("v4.channel.k8s.io", "v3.channel.k8s.io", "v2.channel.k8s.io", "channel.k8s.io");

  private final RestClient client;
  private final String namespace;
  private final String pod;
  private final CommandWish wish;
  private final Duration timeout;
  private final long startedAt = System.nanoTime();

  CommandDialer(
      RestClient client, String namespace, String pod, CommandWish wish, Duration timeout) {
    this.client = client.forGroupVersion(CORE);
    this.namespace = namespace;
    this.pod = pod;
    this.wish = wish;
    this.timeout = timeout;
  }

  CommandStreams dial() throws IOException, InterruptedException {
    boolean mustEnd = wish.stdin() && !wish.tty();
    List<String> all = List.of(WebSocketStreams.V5, WebSocketStreams.V4, WebSocketStreams.V1);
    return Fallback.first(
        mustEnd
            ? List.<Way<CommandStreams>>of(
                () -> webSocket(all.subList(0, 1)), this::spdy, () -> webSocket(all.subList(1, 3)))
            : List.<Way<CommandStreams>>of(() -> webSocket(all), this::spdy));
  }

  private CommandStreams webSocket(List<String> protocols)
      throws IOException, InterruptedException {
    return new WebSocketStreams(WebSocketConnection.open(request(client.get()), protocols, left()));
  }

  private CommandStreams spdy() throws IOException, InterruptedException {
    return SpdyStreams.open(SpdyConnection.open(request(client.post()), SPDY, left()), wish);
  }

  private Request request(Request request) {
    return wish.ask(
        request.namespace(namespace).resource("pods").name(pod).subresource(wish.subresource()));
  }

  private Duration left() throws IOException {
    if (timeout.isZero()) {
      return timeout;
    }
    Duration left = timeout.minusNanos(System.nanoTime() - startedAt);
    if (left.isNegative() || left.isZero()) {
      throw new SocketTimeoutException(
          "%s of pod %s did not begin within %s".formatted(wish.subresource(), pod, timeout));
    }
    return left;
  }
}
