package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LiveClientTest {
  /** For servers that are dead, and for others only while no time passes. */
  private static final Liveness QUICK = new Liveness(Duration.ofMillis(100), Duration.ofSeconds(5));

  /** Asks as often, and takes no server for dead as long as a test runs. */
  private static final Liveness PATIENT =
      new Liveness(Duration.ofMillis(100), Duration.ofMinutes(2));

  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicBoolean isDead = new AtomicBoolean();
  private final CountDownLatch threeSigns = new CountDownLatch(3);
  private final long started = System.nanoTime();

  /** Says the first letter of every answer; a server that is dead says nothing after that. */
  private void answer(HttpExchange exchange) throws IOException {
    if (exchange.getRequestURI().getPath().equals("/base/version")) {
      threeSigns.countDown();
      if (isDead.get()) {
        await(over);
      }
      TestServer.answer(exchange, 401, new byte[0]);
      return;
    }
    if (exchange.getRequestURI().getPath().equals("/base/silence")) {
      await(over);
    }
    exchange.sendResponseHeaders(200, 0);
    exchange.getResponseBody().write('a');
    exchange.getResponseBody().flush();
    if (exchange.getRequestURI().getPath().equals("/base/half")) {
      await(over);
    }
    exchange.getResponseBody().write('z');
    exchange.close();
  }

  @Test
  void readerIsToldWhenNothingIsHeardOfTheServer() throws Exception {
    try (TestServer server = TestServer.plain(this::answer);
        Transport transport = open(server, QUICK, this::timeOfTheDead);
        TransportAnswer answer = transport.send(get("/half"))) {
      assertThat(answer.body().read()).isEqualTo('a');
      isDead.set(true);

      assertThatThrownBy(() -> answer.body().read())
          .isInstanceOf(IOException.class)
          .hasMessage(
              "nothing is heard of http://127.0.0.1:%d/base any more".formatted(server.port()));
      over.countDown();
    }
  }

  @Test
  void whoeverWaitsForAnAnswerIsToldTooAndTheNextRequestHasAConnectionOfItsOwn() throws Exception {
    try (TestServer server = TestServer.plain(this::answer);
        Transport transport = open(server, QUICK, this::timeOfTheDead)) {
      isDead.set(true);
      assertThatThrownBy(() -> transport.send(get("/silence")))
          .isInstanceOf(ServerLostException.class)
          .hasMessage(
              "nothing is heard of http://127.0.0.1:%d/base any more".formatted(server.port()));
      isDead.set(false);

      try (TransportAnswer answer = transport.send(get("/whole"))) {
        assertThat(new String(answer.body().readAllBytes(), StandardCharsets.US_ASCII))
            .isEqualTo("az");
      }
      over.countDown();
    }
  }

  @Test
  void quietAnswerGoesOnWhileTheServerGivesSignsOfLife() throws Exception {
    try (TestServer server = TestServer.plain(this::answer);
        Transport transport = open(server, PATIENT, System::nanoTime);
        TransportAnswer answer = transport.send(get("/half"))) {
      assertThat(answer.body().read()).isEqualTo('a');
      threeSigns.await();
      over.countDown();

      assertThat(answer.body().read()).isEqualTo('z');
    }
  }

  /** Time passes only while the server is dead: a slow machine is not taken for one. */
  private long timeOfTheDead() {
    return isDead.get() ? System.nanoTime() - started : 0;
  }

  private static Transport open(TestServer server, Liveness liveness, LongSupplier nanos)
      throws IOException {
    return Exchanges.open(
        ClientConfig.builder("http://127.0.0.1:%d/base".formatted(server.port()))
            .liveness(liveness)
            .build(),
        nanos);
  }

  private static TransportRequest get(String path) {
    return new TransportRequest("GET", path, HttpHeaders.NONE, Optional.empty(), Duration.ZERO);
  }
}
