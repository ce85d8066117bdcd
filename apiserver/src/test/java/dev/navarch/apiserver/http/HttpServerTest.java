package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class HttpServerTest {
  private static final Headers TEXT = Headers.of("Content-Type", "text/plain");

  private static void echo(ApiRequest request, Responder responder) {
    String seen =
        "%s %s q=%s h=%s body=%d"
            .formatted(
                request.method(),
                request.path(),
                request.query().get("q"),
                request.headers().first("x-test").orElse("-"),
                request.body().length);
    responder.respond(200, TEXT, seen.getBytes(UTF_8));
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void requestsArriveAsTheyWereSent(Version version) throws Exception {
    try (TestServer server = TestServer.start(HttpServerTest::echo);
        HttpClient client = server.client(version)) {
      HttpResponse<String> response =
          client.send(
              server
                  .request("/a%20b/c?q=1%2B1")
                  .header("X-Test", "yes")
                  .POST(BodyPublishers.ofByteArray(new byte[100_000]))
                  .build(),
              BodyHandlers.ofString());

      assertThat(response.version()).isEqualTo(version);
      assertThat(response.statusCode()).isEqualTo(200);
      assertThat(response.body()).isEqualTo("POST /a b/c q=1+1 h=yes body=100000");
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aBodyArrivesWholeWhetherItsLengthIsAnnouncedOrNot(Version version) throws Exception {
    try (TestServer server =
            TestServer.start((request, responder) -> responder.respond(200, TEXT, request.body()));
        HttpClient client = server.client(version)) {
      for (int length : new int[] {0, 1, 1000, 64 << 10, (64 << 10) + 1, 1 << 20}) {
        byte[] body = new byte[length];
        new Random(length).nextBytes(body);

        assertThat(sentBack(client, server, BodyPublishers.ofByteArray(body))).isEqualTo(body);
        assertThat(
                sentBack(
                    client,
                    server,
                    BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body))))
            .isEqualTo(body);
      }
    }
  }

  private static byte[] sentBack(HttpClient client, TestServer server, BodyPublisher body)
      throws Exception {
    return client.send(server.request("/x").POST(body).build(), BodyHandlers.ofByteArray()).body();
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aBodyOverTheLimitIsRefused(Version version) throws Exception {
    try (TestServer server = TestServer.start(HttpServerTest::echo);
        HttpClient client = server.client(version)) {
      HttpResponse<String> response =
          client.send(
              server
                  .request("/x")
                  .POST(BodyPublishers.ofByteArray(new byte[(3 << 20) + 1]))
                  .build(),
              BodyHandlers.ofString());

      assertThat(response.statusCode()).isEqualTo(413);
      assertThat(response.body()).contains("RequestEntityTooLarge").contains("limit is 3145728");
    }
  }

  @Test
  void headersOverTheLimitAreRefused() throws Exception {
    try (TestServer server = TestServer.start(HttpServerTest::echo, o -> o.withSizes(1000, 2000))) {
      String answer =
          server.answer("GET /x HTTP/1.1\r\nHost: a\r\nX-Long: " + "x".repeat(3000) + "\r\n\r\n");

      assertThat(answer).startsWith("HTTP/1.1 431 ").contains("\"code\":431");
    }
  }

  @Test
  void aRequestThatDoesNotArriveIsGivenUp() throws Exception {
    try (TestServer server =
        TestServer.start(
            HttpServerTest::echo,
            o ->
                o.withSizes(1000, 2000)
                    .withTimeouts(o.timeouts().withRequest(Duration.ofMillis(200))))) {
      String answer = server.answer("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc");

      assertThat(answer).startsWith("HTTP/1.1 408 ").contains("did not arrive in time");
    }
  }

  @Test
  void whatIsNotHttpIsRefused() throws Exception {
    try (TestServer server = TestServer.start(HttpServerTest::echo)) {
      assertThat(server.answer("GET /x HTTP/1.1\r\n: no name\r\n\r\n")).startsWith("HTTP/1.1 400 ");
    }
  }

  @Test
  void aPathThatIsNotEscapedProperlyIsRefused() throws Exception {
    try (TestServer server = TestServer.start(HttpServerTest::echo)) {
      assertThat(server.raw("GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"))
          .startsWith("HTTP/1.1 400 ")
          .contains("BadRequest");
    }
  }

  @Test
  void requestsSentAtOnceAreAnsweredInOrder() throws Exception {
    CompletableFuture<Responder> first = new CompletableFuture<>();
    CountDownLatch second = new CountDownLatch(1);
    Handler handler =
        (request, responder) -> {
          if (request.path().equals("/1")) {
            first.complete(responder);
          } else {
            second.countDown();
            responder.respond(200, TEXT, request.path().getBytes(UTF_8));
          }
        };
    try (TestServer server = TestServer.start(handler)) {
      CompletableFuture<String> answer =
          CompletableFuture.supplyAsync(() ->
              server.raw(
                  "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n"
                      + "GET /2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
      Responder late = first.get(20, TimeUnit.SECONDS);
      assertThat(second.getCount()).isEqualTo(1);
      late.respond(200, TEXT, "/1".getBytes(UTF_8));

      assertThat(answer.get(20, TimeUnit.SECONDS)).containsSubsequence("/1", "HTTP/1.1 200", "/2");
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void streamsComeInPiecesAndTellWhenTheClientLeaves(Version version) throws Exception {
    CompletableFuture<ResponseStream> begun = new CompletableFuture<>();
    CountDownLatch left = new CountDownLatch(1);
    Handler handler =
        (request, responder) -> {
          ResponseStream stream = responder.stream(200, TEXT);
          stream.onClose(left::countDown);
          stream.write("first\n".getBytes(UTF_8));
          begun.complete(stream);
        };
    try (TestServer server = TestServer.start(handler);
        HttpClient client = server.client(version)) {
      HttpResponse<InputStream> response =
          client.send(server.request("/watch").build(), BodyHandlers.ofInputStream());
      InputStream body = response.body();
      assertThat(new String(body.readNBytes(6), UTF_8)).isEqualTo("first\n");
      begun.get(20, TimeUnit.SECONDS).write("second\n".getBytes(UTF_8));
      assertThat(new String(body.readNBytes(7), UTF_8)).isEqualTo("second\n");

      body.close();

      assertThat(left.await(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aStreamEndsProperlyAndTheConnectionGoesOn(Version version) throws Exception {
    Handler handler =
        (request, responder) -> {
          ResponseStream stream = responder.stream(200, TEXT);
          stream.write("all".getBytes(UTF_8));
          stream.end();
        };
    try (TestServer server = TestServer.start(handler);
        HttpClient client = server.client(version)) {
      for (int i = 0; i < 3; i++) {
        HttpResponse<String> response =
            client.send(server.request("/x").build(), BodyHandlers.ofString());
        assertThat(response.body()).isEqualTo("all");
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aStreamThatBreaksOffIsNoticed(Version version) throws Exception {
    Handler handler =
        (request, responder) -> {
          ResponseStream stream = responder.stream(200, TEXT);
          stream.write("half".getBytes(UTF_8));
          stream.abort();
        };
    try (TestServer server = TestServer.start(handler);
        HttpClient client = server.client(version)) {
      assertThatThrownBy(() -> client.send(server.request("/x").build(), BodyHandlers.ofString()))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void streamsForOldClientsAreNotChunked() throws Exception {
    Handler handler =
        (request, responder) -> {
          ResponseStream stream = responder.stream(200, TEXT);
          stream.write(List.of("one ".getBytes(UTF_8), "two".getBytes(UTF_8)));
          stream.end();
        };
    try (TestServer server = TestServer.start(handler)) {
      String answer = server.raw("GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");

      assertThat(answer).startsWith("HTTP/1.1 200 ").endsWith("\r\n\r\none two");
      assertThat(answer.toLowerCase(Locale.ROOT)).doesNotContain("transfer-encoding");
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void aStreamForAHeadRequestHasNoBody(Version version) throws Exception {
    Handler handler =
        (request, responder) -> {
          ResponseStream stream = responder.stream(200, TEXT);
          stream.write("all".getBytes(UTF_8));
          stream.end();
        };
    try (TestServer server = TestServer.start(handler);
        HttpClient client = server.client(version)) {
      for (int i = 0; i < 2; i++) {
        HttpResponse<String> response =
            client.send(server.request("/x").HEAD().build(), BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isEmpty();
      }
    }
  }

  @Test
  void aHandlerThatBreaksDownIsAnInternalError() throws Exception {
    try (TestServer server =
            TestServer.start((request, responder) -> {
              throw new IllegalStateException("secret detail");
            });
        HttpClient client = server.client(Version.HTTP_1_1)) {
      HttpResponse<String> response =
          client.send(server.request("/x").build(), BodyHandlers.ofString());

      assertThat(response.statusCode()).isEqualTo(500);
      assertThat(response.body())
          .contains("\"kind\":\"Status\"", "InternalError")
          .doesNotContain("secret detail");
    }
  }

  @Test
  void aHeadRequestGetsTheLengthAndNoBody() throws Exception {
    try (TestServer server = TestServer.start(HttpServerTest::echo);
        HttpClient client = server.client(Version.HTTP_1_1)) {
      HttpResponse<String> response =
          client.send(server.request("/x").HEAD().build(), BodyHandlers.ofString());

      assertThat(response.body()).isEmpty();
      assertThat(response.headers().firstValueAsLong("content-length").orElse(0)).isPositive();
    }
  }

  @Test
  void aHeadThatDripsInIsNotWaitedForWithoutEnd() throws Exception {
    try (TestServer server =
            TestServer.start(
                HttpServerTest::echo,
                o -> o.withTimeouts(o.timeouts().withHeader(Duration.ofMillis(300))));
        SSLSocket socket = server.connect()) {
      OutputStream out = socket.getOutputStream();
      out.write("GET /x HTTP/1.1\r\nHost: a\r\nX-Slow: ".getBytes(UTF_8));

      boolean isOpen = true;
      for (int i = 0; i < 2000 && isOpen; i++) {
        isOpen = write(out, 'x');
        Thread.sleep(10);
      }

      assertThat(isOpen).isFalse();
    }
  }

  /** Whether the other end still takes what is sent. */
  private static boolean write(OutputStream out, char next) {
    try {
      out.write(next);
      out.flush();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void aConnectionMayBeSilentBetweenRequestsLongerThanAHeadMayTake() throws Exception {
    try (TestServer server =
            TestServer.start(
                HttpServerTest::echo,
                o -> o.withTimeouts(o.timeouts().withHeader(Duration.ofMillis(200))));
        SSLSocket socket = server.connect()) {
      byte[] request = "GET /x HTTP/1.1\r\nHost: a\r\n\r\n".getBytes(UTF_8);
      socket.getOutputStream().write(request);
      assertThat(socket.getInputStream().read()).isEqualTo('H');
      // The one place where time itself is what is tested: longer than the deadline.
      Thread.sleep(600);
      socket.getOutputStream().write(request);

      String answers =
          new String(socket.getInputStream().readNBytes(200), UTF_8).toLowerCase(Locale.ROOT);
      assertThat(answers).contains("http/1.1 200");
    }
  }

  @Test
  void requestsInAbsoluteFormAreUnderstood() {
    try (TestServer server = TestServer.start(HttpServerTest::echo)) {
      assertThat(server.answer("GET https://any:1/a/b?q=1 HTTP/1.1\r\nHost: a\r\n\r\n"))
          .contains("GET /a/b q=1");
      assertThat(server.answer("GET http://any?q=2 HTTP/1.1\r\nHost: a\r\n\r\n"))
          .contains("GET / q=2");
      assertThat(server.answer("GET HTTPS://any HTTP/1.1\r\nHost: a\r\n\r\n")).contains("GET / q=");
    }
  }

  @Test
  void aRequestNamesOneHostAndAVersionThatExists() {
    try (TestServer server = TestServer.start(HttpServerTest::echo)) {
      assertThat(server.raw("GET /x HTTP/1.1\r\n\r\n")).startsWith("HTTP/1.1 400 ");
      assertThat(server.raw("GET /x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"))
          .startsWith("HTTP/1.1 400 ");
      assertThat(server.raw("GET /x HTTP/9.9\r\nHost: a\r\n\r\n")).startsWith("HTTP/1.1 505 ");
      assertThat(server.raw("GET /x HTTP/1.0\r\n\r\n")).contains(" 200 ");
    }
  }

  @Test
  void aPeerThatTakesNothingOfItsResponsesIsCutOff() throws Exception {
    byte[] large = new byte[4 << 20];
    try (TestServer server =
            TestServer.start(
                (request, responder) -> responder.respond(200, TEXT, large),
                o -> o.withTimeouts(o.timeouts().withStall(Duration.ofMillis(300))));
        SSLSocket socket = server.connect()) {
      socket
          .getOutputStream()
          .write("GET /x HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20).getBytes(UTF_8));

      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
      while (server.http().connections() > 0 && System.nanoTime() < end) {
        Thread.sleep(10);
      }

      assertThat(server.http().connections()).isZero();
    }
  }
}
