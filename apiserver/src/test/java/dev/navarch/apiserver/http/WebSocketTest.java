package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.errors.ApiException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WebSocketTest {
  private static final String HANDSHAKE =
      """
      GET /watch HTTP/1.1
      Host: a
      Connection: keep-alive, Upgrade
      Upgrade: websocket
      Sec-WebSocket-Version: 13
      Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==

      """
          .replace("\n", "\r\n");

  /** Answers with a WebSocket, or with the reason why not. */
  private static final class Watches implements Handler {
    final CompletableFuture<ResponseStream> begun = new CompletableFuture<>();
    private final boolean text;

    Watches(boolean text) {
      this.text = text;
    }

    @Override
    public void handle(ApiRequest request, Responder responder) {
      if (!request.wantsWebSocket()) {
        responder.respond(200, Headers.NONE, "no WebSocket".getBytes(UTF_8));
        return;
      }
      try {
        begun.complete(responder.webSocket(Headers.of("Warning", "299 - \"old\""), text));
      } catch (ApiException e) {
        StatusAnswer.send(responder, e);
      }
    }

    ResponseStream stream() throws Exception {
      return begun.get(20, TimeUnit.SECONDS);
    }
  }

  /** What the client hears, one line for each thing. */
  private static final class Ear implements WebSocket.Listener {
    final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        heard.add("text " + text);
        text.setLength(0);
      }
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket socket, ByteBuffer data, boolean last) {
      heard.add("binary " + UTF_8.decode(data));
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onPong(WebSocket socket, ByteBuffer message) {
      heard.add("pong " + UTF_8.decode(message));
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      heard.add("close " + code);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      heard.add("error " + error);
    }

    String next() throws InterruptedException {
      return String.valueOf(heard.poll(20, TimeUnit.SECONDS));
    }
  }

  /** Opens WebSockets; its end does not wait for theirs. */
  private static final class Client implements AutoCloseable {
    private final HttpClient http;
    private final URI target;

    Client(TestServer server) {
      http = server.client(Version.HTTP_1_1);
      target = URI.create("wss://127.0.0.1:" + server.address().getPort() + "/watch?watch=1");
    }

    WebSocket open(Ear ear, String... protocols) throws Exception {
      WebSocket.Builder builder = http.newWebSocketBuilder();
      if (protocols.length > 0) {
        builder.subprotocols(protocols[0], Arrays.copyOfRange(protocols, 1, protocols.length));
      }
      return builder.buildAsync(target, ear).get(20, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
      http.shutdownNow();
    }
  }

  @Test
  void eachPieceIsAMessageAndTheEndIsAClose() throws Exception {
    Watches watches = new Watches(true);
    Ear ear = new Ear();
    try (TestServer server = TestServer.start(watches);
        Client client = new Client(server)) {
      WebSocket socket = client.open(ear);
      String large = "x".repeat(300_000);
      watches.stream().write("{\"type\":\"ADDED\"}\n".getBytes(UTF_8));
      watches.stream().write(List.of("zwei ä".getBytes(UTF_8), large.getBytes(UTF_8)));
      watches.stream().end();
      watches.stream().write("too late".getBytes(UTF_8));

      assertThat(socket.getSubprotocol()).isEmpty();
      assertThat(ear.next()).isEqualTo("text {\"type\":\"ADDED\"}\n");
      assertThat(ear.next()).isEqualTo("text zwei ä");
      assertThat(ear.next()).isEqualTo("text " + large);
      assertThat(ear.next()).isEqualTo("close 1000");
      assertThat(watches.stream().unsent()).isZero();
    }
  }

  @Test
  void whatIsNotTextIsBinary() throws Exception {
    Watches watches = new Watches(false);
    Ear ear = new Ear();
    try (TestServer server = TestServer.start(watches);
        Client client = new Client(server)) {
      client.open(ear);
      watches.stream().write("k8s".getBytes(UTF_8));

      assertThat(ear.next()).isEqualTo("binary k8s");
    }
  }

  @Test
  void theClientChoosesHowMessagesTravel() throws Exception {
    for (String protocol : List.of("base64.binary.k8s.io", "binary.k8s.io")) {
      Watches watches = new Watches(true);
      Ear ear = new Ear();
      try (TestServer server = TestServer.start(watches);
          Client client = new Client(server)) {
        WebSocket socket =
            client.open(
                ear, "base64url.bearer.authorization.k8s.io.c2VjcmV0", "unheard.of", protocol);
        watches.stream().write("event".getBytes(UTF_8));

        assertThat(socket.getSubprotocol()).isEqualTo(protocol);
        assertThat(ear.next())
            .isEqualTo(
                protocol.startsWith("base64")
                    ? "text " + Base64.getEncoder().encodeToString("event".getBytes(UTF_8))
                    : "binary event");
      }
    }
  }

  @Test
  void aClientThatClosesEndsTheStream() throws Exception {
    Watches watches = new Watches(true);
    Ear ear = new Ear();
    CountDownLatch over = new CountDownLatch(1);
    try (TestServer server = TestServer.start(watches);
        Client client = new Client(server)) {
      WebSocket socket = client.open(ear);
      watches.stream().onClose(over::countDown);

      socket.sendClose(WebSocket.NORMAL_CLOSURE, "enough").get(20, TimeUnit.SECONDS);

      assertThat(ear.next()).isEqualTo("close 1000");
      assertThat(over.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void aClientThatIsCutOffEndsTheStream() throws Exception {
    Watches watches = new Watches(true);
    CountDownLatch over = new CountDownLatch(1);
    try (TestServer server = TestServer.start(watches);
        Client client = new Client(server)) {
      WebSocket socket = client.open(new Ear());
      watches.stream().onClose(over::countDown);

      socket.abort();

      assertThat(over.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void pingsAreAnsweredAndMessagesOfTheClientIgnored() throws Exception {
    Watches watches = new Watches(true);
    Ear ear = new Ear();
    try (TestServer server = TestServer.start(watches);
        Client client = new Client(server)) {
      WebSocket socket = client.open(ear);

      socket.sendText("hello?", true).get(20, TimeUnit.SECONDS);
      socket.sendPing(ByteBuffer.wrap("7".getBytes(UTF_8))).get(20, TimeUnit.SECONDS);

      assertThat(ear.next()).isEqualTo("pong 7");
    }
  }

  @Test
  void aStreamThatBreaksOffIsNotANormalEnd() throws Exception {
    Watches watches = new Watches(true);
    Ear ear = new Ear();
    try (TestServer server = TestServer.start(watches);
        Client client = new Client(server)) {
      client.open(ear);
      watches.stream().abort();

      assertThat(ear.next()).isEqualTo("close 1011");
    }
  }

  @Test
  void theServerClosesTheConnectionWhenTheClientDoesNotAnswerItsClose() throws Exception {
    Watches watches = new Watches(true);
    CompletableFuture<Void> end =
        watches.begun.thenAcceptAsync(stream -> {
          stream.write("event".getBytes(UTF_8));
          stream.end();
        });
    try (TestServer server = TestServer.start(watches)) {
      String answer = server.raw(HANDSHAKE);

      end.get(20, TimeUnit.SECONDS);
      assertThat(answer)
          .startsWith("HTTP/1.1 101 ")
          .containsIgnoringCase("\r\naudit-id: ")
          .contains("299 - \"old\"")
          .endsWith("\u0081\u0005event\u0088\u0002\u0003\u00e8");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sec-WebSocket-Version: 13 -> Sec-WebSocket-Version: 8",
        "Sec-WebSocket-Version: 13 -> X-None: 13",
        "AQIDBAUGBwgJCgsMDQ4PEA== -> AQID",
        "AQIDBAUGBwgJCgsMDQ4PEA== -> ?",
        "Sec-WebSocket-Key: -> X-None:",
        "GET -> POST",
        "Host: a -> Sec-WebSocket-Protocol: v4.channel.k8s.io"
      })
  void aBadHandshakeIsABadRequest(String change) {
    String[] fromTo = change.split(" -> ", 2);
    try (TestServer server = TestServer.start(new Watches(true))) {
      String answer =
          server.raw(
              HANDSHAKE
                  .replace(fromTo[0], fromTo[1])
                  .replace("keep-alive, Upgrade", "close, Upgrade"));

      assertThat(answer).startsWith("HTTP/1.1 400 ").contains("\"reason\":\"BadRequest\"");
    }
  }

  @Test
  void aRequestThatOnlyMentionsWebSocketsIsAnOrdinaryOne() {
    try (TestServer server = TestServer.start(new Watches(true))) {
      assertThat(server.raw(HANDSHAKE.replace("keep-alive, Upgrade", "close")))
          .startsWith("HTTP/1.1 200 ")
          .endsWith("no WebSocket");
    }
  }

  @Test
  void aClientThatOffersOnlyUnknownProtocolsIsRefused() throws Exception {
    try (TestServer server = TestServer.start(new Watches(true));
        Client client = new Client(server)) {
      assertThatThrownBy(() -> client.open(new Ear(), "unheard.of"))
          .hasCauseInstanceOf(WebSocketHandshakeException.class);
    }
  }
}
