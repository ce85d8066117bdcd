package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class HttpTransportTest {
  @Test
  void requestsArriveAsTheyWereSent() throws Exception {
    CompletableFuture<String> seen = new CompletableFuture<>();
    try (TestServer server =
            TestServer.plain(exchange -> {
              seen.complete(
                  exchange.getRequestMethod()
                      + " "
                      + exchange.getRequestURI()
                      + " "
                      + exchange.getRequestHeaders().get("X-Own")
                      + " "
                      + text(exchange.getRequestBody()));
              exchange.getResponseHeaders().add("X-Other", "yes");
              TestServer.answer(exchange, 409, bytes("no"));
            });
        Transport transport = open("http://127.0.0.1:" + server.port() + "/base/")) {
      TransportRequest request =
          new TransportRequest(
              "PATCH",
              "/api/v1?a=b%20c",
              HttpHeaders.NONE.and("x-own", "1").and("x-own", "2").with("Content-Length", "99"),
              Optional.of(new TransportRequest.Body(bytes("body"))),
              Duration.ofSeconds(30));

      try (TransportAnswer answer = transport.send(request)) {
        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.headers().first("x-other")).contains("yes");
        assertThat(text(answer.body())).isEqualTo("no");
      }
      assertThat(seen.get()).isEqualTo("PATCH /base/api/v1?a=b%20c [1, 2] body");
    }
  }

  @Test
  void requestsGoThroughTheProxyWithItsPassword() throws Exception {
    CompletableFuture<String> seen = new CompletableFuture<>();
    try (TestServer proxy =
            TestServer.plain(exchange -> {
              String shown = exchange.getRequestHeaders().getFirst("Proxy-Authorization");
              seen.complete(exchange.getRequestURI() + " " + shown);
              TestServer.answer(exchange, 204, new byte[0]);
            });
        Transport transport =
            open(
                ClientConfig.builder("http://server.invalid:8080")
                    .proxy(URI.create("http://user:pass@127.0.0.1:" + proxy.port()))
                    .build());
        TransportAnswer answer = transport.send(get(Duration.ofSeconds(30)))) {
      assertThat(answer.status()).isEqualTo(204);
      assertThat(seen.get()).isEqualTo("http://server.invalid:8080/ Basic dXNlcjpwYXNz");
    }
  }

  @Test
  void packedAnswersAreUnpacked() throws Exception {
    try (TestServer server = TestServer.plain(HttpTransportTest::pack);
        Transport transport = open("http://127.0.0.1:" + server.port());
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThat(text(answer.body())).isEqualTo("packed");
    }
  }

  @Test
  void answersAreNotPackedWhenNobodyWants() throws Exception {
    try (TestServer server = TestServer.plain(HttpTransportTest::pack);
        Transport transport =
            open(
                ClientConfig.builder("http://127.0.0.1:" + server.port())
                    .disableCompression(true)
                    .build());
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThat(text(answer.body())).isEqualTo("plain");
    }
  }

  private static void pack(HttpExchange exchange) throws IOException {
    List<String> accepted = exchange.getRequestHeaders().get("Accept-Encoding");
    if (accepted == null || !accepted.contains("gzip")) {
      TestServer.answer(exchange, 200, bytes("plain"));
      return;
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes("packed"));
    }
    exchange.getResponseHeaders().add("Content-Encoding", "gzip");
    TestServer.answer(exchange, 200, packed.toByteArray());
  }

  @Test
  void answerThatWouldFillTheMemoryIsNotUnpacked() throws Exception {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bomb)) {
      for (int i = 0; i < 64; i++) {
        out.write(new byte[1024 * 1024]);
      }
    }
    try (TestServer server =
            TestServer.plain(exchange -> {
              exchange.getResponseHeaders().add("Content-Encoding", "gzip");
              TestServer.answer(exchange, 200, bomb.toByteArray());
            });
        Transport transport = open("http://127.0.0.1:" + server.port());
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThatThrownBy(() -> answer.body().transferTo(OutputStream.nullOutputStream()))
          .isInstanceOf(IOException.class)
          .hasMessage(
              "the answer of http://127.0.0.1:%d unpacks to more than 400 times its size"
                  .formatted(server.port()));
    }
  }

  @Test
  void longAnswerThatPacksWellIsUnpacked() throws Exception {
    byte[] line = bytes("{\"name\":\"pod-%08d\",\"node\":\"node-%04d\"}\n".formatted(1, 2));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      for (int i = 0; i < 1_000_000; i++) {
        line[line.length - 5] = (byte) ('0' + i % 10);
        line[line.length - 6] = (byte) ('0' + i / 7 % 10);
        out.write(line);
      }
    }
    try (TestServer server =
            TestServer.plain(exchange -> {
              exchange.getResponseHeaders().add("Content-Encoding", "gzip");
              TestServer.answer(exchange, 200, packed.toByteArray());
            });
        Transport transport = open("http://127.0.0.1:" + server.port());
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThat(answer.body().transferTo(OutputStream.nullOutputStream()))
          .isEqualTo(1_000_000L * line.length);
    }
  }

  @Test
  void answerIsReadAsItComes() throws Exception {
    CountDownLatch goOn = new CountDownLatch(1);
    try (TestServer server =
            TestServer.plain(exchange -> {
              exchange.sendResponseHeaders(200, 0);
              exchange.getResponseBody().write(bytes("one\n"));
              exchange.getResponseBody().flush();
              await(goOn);
              exchange.getResponseBody().write(bytes("two\n"));
              exchange.close();
            });
        Transport transport = open("http://127.0.0.1:" + server.port());
        TransportAnswer answer = transport.send(get(Duration.ofSeconds(30)))) {
      assertThat(new String(answer.body().readNBytes(4), StandardCharsets.US_ASCII))
          .isEqualTo("one\n");
      goOn.countDown();
      assertThat(text(answer.body())).isEqualTo("two\n");
    }
  }

  @Test
  void closingAnAnswerEndsItAtTheServer() throws Exception {
    CompletableFuture<Boolean> ended = new CompletableFuture<>();
    try (TestServer server =
            TestServer.plain(exchange -> {
              try {
                exchange.sendResponseHeaders(200, 0);
                while (true) {
                  exchange.getResponseBody().write(bytes("event\n"));
                  exchange.getResponseBody().flush();
                }
              } catch (IOException e) {
                ended.complete(true);
              }
            });
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      TransportAnswer answer = transport.send(get(Duration.ofSeconds(30)));
      assertThat(answer.body().read()).isEqualTo('e');

      answer.close();

      assertThat(ended.get(30, TimeUnit.SECONDS)).isTrue();
      assertThatThrownBy(() -> answer.body().readAllBytes()).isInstanceOf(IOException.class);
    }
  }

  @Test
  void closingTheTransportEndsReaders() throws Exception {
    try (TestServer server =
        TestServer.plain(exchange -> {
          exchange.sendResponseHeaders(200, 0);
          exchange.getResponseBody().write('x');
          exchange.getResponseBody().flush();
        })) {
      Transport transport = open("http://127.0.0.1:" + server.port());
      TransportAnswer answer = transport.send(get(Duration.ofSeconds(30)));
      assertThat(answer.body().read()).isEqualTo('x');

      transport.close();

      assertThatThrownBy(() -> answer.body().read()).isInstanceOf(IOException.class);
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .hasMessage("the transport to http://127.0.0.1:" + server.port() + " is closed");
      transport.close();
    }
  }

  @Test
  void slowServerIsToldWithTheTime() throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    try (TestServer server = TestServer.plain(exchange -> await(done));
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ofMillis(50))))
          .isInstanceOf(IOException.class)
          .isNotInstanceOf(NotSentException.class)
          .hasMessage("no answer of http://127.0.0.1:" + server.port() + " within 50 ms");
      done.countDown();
    }
  }

  @Test
  void interruptEndsWaiting() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    try (TestServer server =
            TestServer.plain(exchange -> {
              arrived.countDown();
              await(done);
            });
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      Thread caller =
          Thread.ofVirtual()
              .start(() -> {
                try {
                  transport.send(get(Duration.ZERO)).close();
                } catch (IOException | InterruptedException e) {
                  end.complete(e);
                }
              });
      arrived.await();

      caller.interrupt();

      assertThat(end.get(30, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
      done.countDown();
    }
  }

  @Test
  void interruptEndsReading() throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    try (TestServer server =
            TestServer.plain(exchange -> {
              exchange.sendResponseHeaders(200, 0);
              exchange.getResponseBody().write('x');
              exchange.getResponseBody().flush();
              await(done);
            });
        Transport transport = open("http://127.0.0.1:" + server.port());
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThat(answer.body().read()).isEqualTo('x');
      Thread reader =
          Thread.ofVirtual()
              .start(() -> {
                try {
                  end.complete(new IllegalStateException("read " + answer.body().read()));
                } catch (IOException e) {
                  end.complete(e);
                }
              });

      reader.interrupt();

      assertThat(end.get(30, TimeUnit.SECONDS)).isInstanceOf(InterruptedIOException.class);
      done.countDown();
    }
  }

  @Test
  void answersComeToThoseWhoBlockTheCommonPool() throws Exception {
    int all = ForkJoinPool.getCommonPoolParallelism();
    CountDownLatch arrived = new CountDownLatch(all);
    try (TestServer server =
            TestServer.plain(exchange -> {
              arrived.countDown();
              await(arrived);
              TestServer.answer(exchange, 200, bytes("yes"));
            });
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      List<ForkJoinTask<String>> tasks = new ArrayList<>();
      for (int i = 0; i < all; i++) {
        tasks.add(
            ForkJoinPool.commonPool()
                .submit(() -> {
                  try (TransportAnswer answer = transport.send(get(Duration.ofSeconds(20)))) {
                    return text(answer.body());
                  }
                }));
      }

      for (ForkJoinTask<String> task : tasks) {
        assertThat(task.get(30, TimeUnit.SECONDS)).isEqualTo("yes");
      }
    }
  }

  @Test
  void serverThatIsNotThereIsNamed() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }

    try (Transport transport = open("https://127.0.0.1:" + port)) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to https://127.0.0.1:" + port + ": connection refused");
    }
  }

  @Test
  void hostThatDoesNotExistIsNamed() throws Exception {
    try (Transport transport = open("https://no-such-host.invalid:6443")) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage("cannot connect to https://no-such-host.invalid:6443: no such host");
    }
  }

  @Test
  void plainHttpOnThePortForTlsIsTold() throws Exception {
    try (ServerSocket server = talking("HTTP/1.0 400 Bad Request\r\n\r\n");
        Transport transport = open("https://127.0.0.1:" + server.getLocalPort())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ZERO)))
          .isInstanceOf(NotSentException.class)
          .hasMessage(
              "cannot connect to https://127.0.0.1:%d: the server gave an answer that is not TLS,"
                      .formatted(server.getLocalPort())
                  + " such as HTTP");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SSH-2.0-OpenSSH_9;  | it is not HTTP
          HTTP/1.1 abc OK;;   | it is not HTTP
          ''                  | the server closed the connection
          """)
  void nonsenseIsTold(String said, String reason) throws Exception {
    try (ServerSocket server = talking(said.replace(";", "\r\n"));
        Transport transport = open("http://127.0.0.1:" + server.getLocalPort())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ofSeconds(30))))
          .isInstanceOf(IOException.class)
          .isNotInstanceOf(NotSentException.class)
          .hasMessageStartingWith(
              "no answer of http://127.0.0.1:" + server.getLocalPort() + ": " + reason);
    }
  }

  @Test
  void answerThatBreaksOffIsTold() throws Exception {
    try (ServerSocket server = talking("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc");
        Transport transport = open("http://127.0.0.1:" + server.getLocalPort());
        TransportAnswer answer = transport.send(get(Duration.ofSeconds(30)))) {
      assertThatThrownBy(() -> answer.body().readAllBytes())
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(
              "the answer of http://127.0.0.1:" + server.getLocalPort() + " broke off: ");
    }
  }

  @Test
  void secretInABadHeaderIsNotShown() throws Exception {
    TransportRequest request =
        get(Duration.ZERO).withHeaders(HttpHeaders.NONE.with("x-own", "SEC\nRET"));

    try (Transport transport = open("http://127.0.0.1:1")) {
      assertThatThrownBy(() -> transport.send(request))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("the header x-own cannot be sent")
          .hasNoCause();
    }
  }

  /** A server that hears something, says something and hangs up, again and again. */
  private static ServerSocket talking(String words) throws IOException {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(() -> talk(server, bytes(words)));
    return server;
  }

  private static void talk(ServerSocket server, byte[] words) {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        socket.getInputStream().read(new byte[1 << 16]);
        socket.getOutputStream().write(words);
        socket.shutdownOutput();
        socket.getInputStream().readAllBytes();
      } catch (IOException e) {
        assertThat(e).isNotNull(); // whoever called may hang up first
      }
    }
  }

  private static void await(CountDownLatch latch) throws IOException {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private static Transport open(String server) throws IOException {
    return open(ClientConfig.builder(server).build());
  }

  private static Transport open(ClientConfig config) throws IOException {
    return HttpTransport.open(config, CredentialSource.of(config), Map.of(), System::nanoTime);
  }

  private static TransportRequest get(Duration timeout) {
    return new TransportRequest("GET", "/", HttpHeaders.NONE, Optional.empty(), timeout);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
  }
}
