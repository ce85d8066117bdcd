package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.bytes;
import static dev.navarch.client.transport.Exchanges.get;
import static dev.navarch.client.transport.Exchanges.open;
import static dev.navarch.client.transport.Exchanges.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Answers that are packed. */
@Timeout(60)
class HttpTransportGzipTest {
  @Test
  void packedAnswersAreUnpacked() throws Exception {
    try (TestServer server = TestServer.plain(HttpTransportGzipTest::pack);
        Transport transport = open("http://127.0.0.1:" + server.port());
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThat(text(answer.body())).isEqualTo("packed");
    }
  }

  @Test
  void answersAreNotPackedWhenNobodyWants() throws Exception {
    try (TestServer server = TestServer.plain(HttpTransportGzipTest::pack);
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
    if (accepted == null || !accepted.contains("gzip, identity;q=0.5")) {
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
  void closingAPackedAnswerEndsItsReader() throws Exception {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(new byte[1 << 20]);
    }
    byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    try (TestServer server =
            TestServer.plain(exchange -> {
              exchange.getResponseHeaders().add("Content-Encoding", "gzip");
              exchange.sendResponseHeaders(200, 0);
              exchange.getResponseBody().write(half);
              exchange.getResponseBody().flush();
            });
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      TransportAnswer answer = transport.send(get(Duration.ZERO));
      assertThat(answer.body().read()).isZero();
      Thread.ofVirtual()
          .start(() -> {
            try {
              end.complete(
                  new IllegalStateException("read " + answer.body().readAllBytes().length));
            } catch (IOException | RuntimeException e) {
              end.complete(e);
            }
          });

      answer.close();

      assertThat(end.get(30, TimeUnit.SECONDS))
          .isInstanceOf(IOException.class)
          .hasMessage("the answer of http://127.0.0.1:" + server.port() + " is closed");
      assertThatThrownBy(() -> answer.body().read()).isInstanceOf(IOException.class);
    }
  }
}
