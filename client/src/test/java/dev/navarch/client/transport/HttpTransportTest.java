package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.await;
import static dev.navarch.client.transport.Exchanges.bytes;
import static dev.navarch.client.transport.Exchanges.get;
import static dev.navarch.client.transport.Exchanges.open;
import static dev.navarch.client.transport.Exchanges.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.config.ClientConfig;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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
  void bodyIsReadWhileItIsSentAndAgainForTheNextTry() throws Exception {
    AtomicInteger opened = new AtomicInteger();
    TransportRequest request =
        new TransportRequest(
            "PUT",
            "/",
            HttpHeaders.NONE,
            Optional.of(
                TransportRequest.Body.of(() -> {
                  opened.incrementAndGet();
                  return new ByteArrayInputStream(new byte[3 << 20]);
                })),
            Duration.ofSeconds(30));
    try (TestServer server =
            TestServer.plain(exchange -> {
              long count = exchange.getRequestBody().transferTo(OutputStream.nullOutputStream());
              TestServer.answer(exchange, 200, bytes(Long.toString(count)));
            });
        Transport transport = open("http://127.0.0.1:" + server.port())) {
      for (int i = 1; i <= 2; i++) {
        try (TransportAnswer answer = transport.send(request)) {
          assertThat(text(answer.body())).isEqualTo(Integer.toString(3 << 20));
        }
        assertThat(opened).hasValue(i);
      }
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
}
