package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class DrainTest {
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final byte[] OK = "ok".getBytes(UTF_8);

  private final LinkedBlockingQueue<Responder> asked = new LinkedBlockingQueue<>();

  private TestServer server() {
    return TestServer.start((request, responder) -> asked.add(responder));
  }

  private Responder next() throws InterruptedException {
    Responder responder = asked.poll(20, TimeUnit.SECONDS);
    assertThat(responder).isNotNull();
    return responder;
  }

  /** Begins to drain, and returns when nobody can connect any more. */
  private static CompletableFuture<Boolean> drain(TestServer server) throws IOException {
    int port = server.address().getPort();
    CompletableFuture<Boolean> drained =
        CompletableFuture.supplyAsync(() -> server.http().drain(LONG));
    long end = System.nanoTime() + LONG.toNanos();
    while (System.nanoTime() < end) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        assertThat(socket.isConnected()).isTrue();
      } catch (ConnectException e) {
        return drained;
      } catch (SocketException e) {
        // It was closed while it was being opened: the next one will be refused.
      }
    }
    throw new AssertionError("the server still listens");
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aRequestUnderWayIsAnswered(Version version) throws Exception {
    try (TestServer server = server();
        HttpClient client = server.client(version)) {
      CompletableFuture<HttpResponse<String>> answer =
          client.sendAsync(server.request("/x").build(), BodyHandlers.ofString());
      Responder responder = next();
      CompletableFuture<Boolean> drained = drain(server);
      assertThat(drained).isNotDone();

      responder.respond(200, Headers.NONE, OK);

      assertThat(answer.get(20, TimeUnit.SECONDS).body()).isEqualTo("ok");
      assertThat(drained.get(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aStreamIsSentToItsEnd(Version version) throws Exception {
    try (TestServer server = server();
        HttpClient client = server.client(version)) {
      CompletableFuture<HttpResponse<byte[]>> answer =
          client.sendAsync(server.request("/x").build(), BodyHandlers.ofByteArray());
      ResponseStream stream = next().stream(200, Headers.NONE);
      stream.write(OK);
      CompletableFuture<Boolean> drained = drain(server);

      for (int i = 0; i < 40; i++) {
        stream.write(new byte[100_000]);
      }
      stream.end();

      assertThat(answer.get(20, TimeUnit.SECONDS).body()).hasSize(4_000_002);
      assertThat(drained.get(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void theLastAnswerOverHttp1SaysSo() throws Exception {
    try (TestServer server = server();
        SSLSocket socket = server.connect()) {
      socket.getOutputStream().write("GET /x HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(ISO_8859_1));
      Responder responder = next();
      CompletableFuture<Boolean> drained = drain(server);

      responder.respond(200, Headers.NONE, OK);

      assertThat(new String(socket.getInputStream().readAllBytes(), ISO_8859_1))
          .startsWith("HTTP/1.1 200 ")
          .containsIgnoringCase("\r\nconnection: close\r\n")
          .endsWith("ok");
      assertThat(drained.get(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void anIdleConnectionIsClosedAtOnce() throws Exception {
    try (TestServer server = server();
        SSLSocket socket = server.connect()) {
      InputStream in = socket.getInputStream();
      socket.getOutputStream().write("GET /x HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(ISO_8859_1));
      next().respond(204, Headers.NONE, new byte[0]);
      assertThat(in.read()).isEqualTo('H');

      assertThat(server.http().drain(LONG)).isTrue();
      assertThat(new String(in.readAllBytes(), ISO_8859_1)).startsWith("TTP/1.1 204 ");
    }
  }

  @Test
  void overHttp2NothingIsLostThatWasSentBeforeTheClientKnew() throws Exception {
    try (TestServer server = server();
        RawHttp2 client = new RawHttp2(server)) {
      client.get(1);
      client.flush();
      Responder first = next();
      CompletableFuture<Boolean> drained = drain(server);

      RawHttp2.Frame notice = client.next(RawHttp2.GOAWAY);
      assertThat(notice.intAt(0)).isEqualTo(Integer.MAX_VALUE);
      assertThat(notice.intAt(4)).isZero();
      client.get(3);
      client.flush();
      next().respond(200, Headers.NONE, OK);
      assertThat(client.next(RawHttp2.DATA).stream()).isEqualTo(3);
      assertThat(drained).isNotDone();
      first.respond(200, Headers.NONE, OK);
      assertThat(client.next(RawHttp2.DATA).stream()).isEqualTo(1);
    }
  }

  @Test
  void overHttp2TheSecondNoticeNamesTheLastRequest() throws Exception {
    try (TestServer server = server();
        RawHttp2 client = new RawHttp2(server)) {
      client.get(1);
      client.flush();
      Responder first = next();
      CompletableFuture<Boolean> drained = drain(server);

      RawHttp2.Frame ping = client.next(RawHttp2.PING);
      client.send(RawHttp2.PING, RawHttp2.ACK, 0, ping.payload());
      assertThat(client.next(RawHttp2.GOAWAY).intAt(0)).isEqualTo(1);
      assertThat(drained).isNotDone();
      first.respond(200, Headers.NONE, OK);

      assertThat(client.next(RawHttp2.DATA).payload()).isEqualTo(OK);
      assertThat(client.isAtEnd()).isTrue();
      assertThat(drained.get(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void whatIsNotAnsweredInTimeIsCutOff(Version version) throws Exception {
    try (TestServer server = server();
        HttpClient client = server.client(version)) {
      CompletableFuture<HttpResponse<String>> answer =
          client.sendAsync(server.request("/x").build(), BodyHandlers.ofString());
      Responder responder = next();
      long start = System.nanoTime();

      assertThat(server.http().drain(Duration.ofMillis(200))).isFalse();

      assertThat(System.nanoTime() - start).isLessThan(Duration.ofSeconds(5).toNanos());
      assertThatThrownBy(() -> answer.get(20, TimeUnit.SECONDS))
          .hasCauseInstanceOf(IOException.class);
      responder.respond(200, Headers.NONE, OK);
    }
  }
}
