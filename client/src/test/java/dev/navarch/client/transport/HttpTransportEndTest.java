package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.await;
import static dev.navarch.client.transport.Exchanges.bytes;
import static dev.navarch.client.transport.Exchanges.get;
import static dev.navarch.client.transport.Exchanges.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Liveness;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who waits or reads is let go: by closing, by an interrupt, by the time. */
@Timeout(60)
class HttpTransportEndTest {
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
  void slowServerIsToldWithTheTime() throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    try (TestServer server = TestServer.plain(exchange -> await(done));
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      assertThatThrownBy(() -> transport.send(get(Duration.ofMillis(50))))
          .isInstanceOf(SocketTimeoutException.class)
          .hasMessage("no answer of http://127.0.0.1:" + server.port() + " within 50 ms");
      done.countDown();
    }
  }

  @Test
  void answerThatDoesNotEndInTimeIsTold() throws Exception {
    AtomicLong nanos = new AtomicLong();
    try (TestServer server = TestServer.plain(exchange -> stall(exchange, 200));
        Transport transport = open(config(server).build(), nanos::get);
        TransportAnswer answer = transport.send(whole(Duration.ofHours(1)))) {
      assertThat(answer.body().read()).isEqualTo('x');

      nanos.set(Duration.ofHours(1).toNanos());

      assertThatThrownBy(() -> answer.body().read())
          .isInstanceOf(SocketTimeoutException.class)
          .hasMessage(
              "the answer of http://127.0.0.1:%d did not end within 3600000 ms"
                  .formatted(server.port()));
    }
  }

  @Test
  void answerThatFallsSilentIsToldAlsoWithoutATimeout() throws Exception {
    Liveness liveness = new Liveness(Duration.ofMillis(200), Duration.ofSeconds(5));
    // where no time passes, no sign of life is asked for
    try (TestServer server = TestServer.plain(exchange -> stall(exchange, 403));
        Transport transport = open(config(server).liveness(liveness).build(), () -> 0);
        // what tells of a failure is no stream, whatever was asked for
        TransportAnswer answer = transport.send(get(Duration.ZERO))) {
      assertThatThrownBy(() -> answer.body().readAllBytes())
          .isInstanceOf(SocketTimeoutException.class)
          .hasMessage(
              "the answer of http://127.0.0.1:%d stopped: nothing came for 10400 ms"
                  .formatted(server.port()));
    }
  }

  /** Says one letter, and nothing more although the answer has not ended. */
  private static void stall(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, 0);
    exchange.getResponseBody().write('x');
    exchange.getResponseBody().flush();
  }

  private static ClientConfig.Builder config(TestServer server) {
    return ClientConfig.builder("http://127.0.0.1:" + server.port());
  }

  private static TransportRequest whole(Duration timeout) {
    return new TransportRequest("GET", "/", HttpHeaders.NONE, Optional.empty(), timeout, false);
  }
}
