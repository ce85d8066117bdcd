package dev.navarch.cluster.inprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.Insiders;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Handler;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.LocalServer;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.NotSentException;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class InProcessTransportTest {
  private static final int MAX_BODY = 1024;
  private static final Headers TEXT = Headers.of("Content-Type", "text/plain");

  private final Server handler = new Server();
  private final InProcessServer server = new InProcessServer(new LocalServer(MAX_BODY, handler));
  private final InProcessTransport transport = server.open(User.of("alice", "staff"));

  /** Keeps the first request, and answers when a test says so. */
  private static final class Server implements Handler {
    private final CompletableFuture<ApiRequest> request = new CompletableFuture<>();
    private final CompletableFuture<Responder> responder = new CompletableFuture<>();
    private volatile boolean answersAtOnce;

    @Override
    public void handle(ApiRequest received, Responder way) {
      request.complete(received);
      if (answersAtOnce) {
        way.respond(200, TEXT, bytes("at once"));
      } else {
        responder.complete(way);
      }
    }
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static TransportRequest request(String method, String path) {
    return new TransportRequest(method, path, HttpHeaders.NONE, Optional.empty(), Duration.ZERO);
  }

  private TransportRequest get() {
    return request("GET", "/a");
  }

  /** Sends a request on a thread of its own. */
  private CompletableFuture<TransportAnswer> sending(TransportRequest request) {
    CompletableFuture<TransportAnswer> answer = new CompletableFuture<>();
    Thread.startVirtualThread(() -> {
      try {
        answer.complete(transport.send(request));
      } catch (IOException | InterruptedException e) {
        answer.completeExceptionally(e);
      }
    });
    return answer;
  }

  private ResponseStream begunStream() throws Exception {
    return handler.responder.get(10, TimeUnit.SECONDS).stream(200, TEXT);
  }

  private static String failureOf(CompletableFuture<TransportAnswer> answer) {
    return answer.handle((none, failure) -> String.valueOf(failure)).join();
  }

  // ---- requests

  @Test
  void requestArrivesAsItWasSent() throws Exception {
    handler.answersAtOnce = true;
    HttpHeaders headers =
        HttpHeaders.NONE.with("Accept", "text/plain").and("X-Two", "1").and("X-Two", "2");

    transport
        .send(
            new TransportRequest(
                "PUT",
                "/a%20b/c?x=1&y=%2F",
                headers,
                Optional.of(new TransportRequest.Body(bytes("content"))),
                Duration.ZERO))
        .close();

    ApiRequest received = handler.request.join();
    assertThat(received.method()).isEqualTo("PUT");
    assertThat(received.path()).isEqualTo("/a b/c");
    assertThat(received.query().get("x")).isEqualTo("1");
    assertThat(received.query().get("y")).isEqualTo("/");
    assertThat(received.headers().first("Accept")).hasValue("text/plain");
    assertThat(received.headers().all("X-Two")).containsExactly("1", "2");
    assertThat(received.body()).isEqualTo(bytes("content"));
  }

  @Test
  void senderIsWhoTheTransportWasOpenedForWhateverTheHeadersSay() throws Exception {
    handler.answersAtOnce = true;

    transport
        .send(
            get()
                .withHeaders(
                    HttpHeaders.NONE
                        .with("Authorization", "Bearer of-somebody-else")
                        .with("X-Remote-User", "root")))
        .close();

    assertThat(new Insiders().identify(handler.request.join()))
        .isEqualTo(new Identification.Known(User.of("alice", "staff")));
  }

  @Test
  void connectionsAreNotUpgradedWhereThereIsNone() throws Exception {
    handler.answersAtOnce = true;

    transport
        .send(
            get()
                .withHeaders(
                    HttpHeaders.NONE.with("Connection", "Upgrade").with("Upgrade", "websocket")))
        .close();

    assertThat(handler.request.join().wantsWebSocket()).isFalse();
  }

  @Test
  void bodyThatIsTooLargeIsRefusedBeforeTheHandlerSeesIt() throws Exception {
    TransportAnswer answer =
        transport.send(
            new TransportRequest(
                "POST",
                "/a",
                HttpHeaders.NONE,
                Optional.of(new TransportRequest.Body(new byte[MAX_BODY + 1])),
                Duration.ZERO));

    assertThat(answer.status()).isEqualTo(413);
    assertThat(new String(answer.body().readAllBytes(), StandardCharsets.UTF_8))
        .contains("Request entity too large: limit is " + MAX_BODY);
    assertThat(handler.request).isNotDone();
  }

  @Test
  void pathThatIsBadlyEscapedIsABadRequest() throws Exception {
    assertThat(transport.send(request("GET", "/a%zz")).status()).isEqualTo(400);
  }

  @Test
  void handlerThatThrowsIsAnInternalError() throws Exception {
    try (InProcessServer broken =
        new InProcessServer(
            new LocalServer(
                MAX_BODY,
                (request, responder) -> {
                  throw new IllegalStateException("broken");
                }))) {
      assertThat(broken.open(User.anonymous()).send(get()).status()).isEqualTo(500);
    }
  }

  // ---- answers

  @Test
  void answerHasItsLengthAndTheIdOfItsRequest() throws Exception {
    handler.answersAtOnce = true;

    try (TransportAnswer answer =
        transport.send(get().withHeaders(HttpHeaders.NONE.with("Audit-Id", "request-7")))) {
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.headers().first("content-type")).hasValue("text/plain");
      assertThat(answer.headers().first("content-length")).hasValue("7");
      assertThat(answer.headers().all("audit-id")).containsExactly("request-7");
      assertThat(answer.body().readAllBytes()).isEqualTo(bytes("at once"));
    }
    assertThat(server.underWay()).isZero();
  }

  @Test
  void headHasTheLengthAndNoBody() throws Exception {
    handler.answersAtOnce = true;

    try (TransportAnswer answer = transport.send(request("HEAD", "/a"))) {
      assertThat(answer.headers().first("content-length")).hasValue("7");
      assertThat(answer.body().readAllBytes()).isEmpty();
    }
  }

  @Test
  void answerMayComeLaterAndFromAnotherThread() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());

    handler.responder.get(10, TimeUnit.SECONDS).respond(201, TEXT, bytes("late"));

    assertThat(answer.get(10, TimeUnit.SECONDS).status()).isEqualTo(201);
  }

  @Test
  void piecesAreReadInOrderAndTheStreamEnds() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);

    stream.write(bytes("one "));
    assertThat(begun.body().readNBytes(4)).isEqualTo(bytes("one "));
    stream.write(bytes("two "));
    stream.write(bytes("three"));
    stream.end();

    assertThat(begun.body().readAllBytes()).isEqualTo(bytes("two three"));
    assertThat(begun.body().read()).isEqualTo(-1);
    assertThat(server.underWay()).isZero();
  }

  @Test
  void whatIsNotReadCountsAsUnsent() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);

    stream.write(bytes("12345"));
    stream.write(bytes("678"));
    assertThat(stream.unsent()).isEqualTo(8);
    assertThat(begun.body().readNBytes(6)).isEqualTo(bytes("123456"));
    assertThat(stream.unsent()).isEqualTo(2);
    begun.close();
    assertThat(stream.unsent()).isZero();
  }

  @Test
  void readerWhoNeverReadsIsCutOff() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);
    CountDownLatch over = new CountDownLatch(1);
    stream.onClose(over::countDown);

    byte[] piece = new byte[1 << 20];
    for (int i = 0; i <= 64; i++) {
      stream.write(piece);
    }

    assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(stream.unsent()).isZero();
    assertThatIOException().isThrownBy(() -> begun.body().read()).withMessageContaining("cut off");
  }

  @Test
  void answerThatBreaksOffIsAFailureAndNoEnd() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);
    stream.write(bytes("half"));

    stream.abort();

    assertThatIOException()
        .isThrownBy(() -> begun.body().readAllBytes())
        .withMessageContaining("broke off");
  }

  @Test
  void requestIsAnsweredOnce() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    Responder responder = handler.responder.join();

    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> responder.respond(200, TEXT, bytes("again")));

    stream.end();
    assertThat(answer.get(10, TimeUnit.SECONDS).body().readAllBytes()).isEmpty();
  }

  // ---- ends

  @Test
  void closingAnAnswerEndsItAtTheServer() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    CountDownLatch over = new CountDownLatch(1);
    stream.onClose(over::countDown);

    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);
    begun.close();

    assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
    stream.write(bytes("for nobody"));
    assertThat(stream.unsent()).isZero();
    assertThat(server.underWay()).isZero();
    assertThatIOException().isThrownBy(() -> begun.body().read()).withMessageContaining("closed");
  }

  @Test
  void interruptEndsTheWaitingForAnAnswer() throws Exception {
    CompletableFuture<Throwable> failure = new CompletableFuture<>();
    Thread sender =
        Thread.startVirtualThread(() -> {
          try {
            transport.send(get()).close();
          } catch (IOException | InterruptedException e) {
            failure.complete(e);
          }
        });
    Responder responder = handler.responder.get(10, TimeUnit.SECONDS);

    sender.interrupt();

    assertThat(failure.get(10, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
    ResponseStream stream = responder.stream(200, TEXT);
    CountDownLatch over = new CountDownLatch(1);
    stream.onClose(over::countDown);
    assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(server.underWay()).isZero();
  }

  @Test
  void interruptEndsTheReadingOfAnAnswer() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream unused = begunStream();
    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);
    CompletableFuture<String> failure = new CompletableFuture<>();
    Thread reader =
        Thread.startVirtualThread(() -> {
          try {
            failure.complete("read " + begun.body().read());
          } catch (IOException e) {
            failure.complete(e.getMessage() + " " + Thread.currentThread().isInterrupted());
          }
        });

    reader.interrupt();

    assertThat(failure.get(10, TimeUnit.SECONDS)).startsWith("interrupted").endsWith("true");
  }

  @Test
  void requestThatIsNotAnsweredInTimeFails() {
    assertThatIOException()
        .isThrownBy(() ->
            transport.send(
                new TransportRequest(
                    "GET", "/a", HttpHeaders.NONE, Optional.empty(), Duration.ofMillis(20))))
        .withMessage("no answer of the control plane in this process within 20 ms");
    assertThat(server.underWay()).isZero();
  }

  @Test
  void closedTransportEndsWhatIsUnderWayAndTakesNoMore() throws Exception {
    CompletableFuture<TransportAnswer> waiting = sending(get());
    handler.responder.get(10, TimeUnit.SECONDS);

    transport.close();

    assertThat(failureOf(waiting)).contains("closed");
    assertThatIOException().isThrownBy(() -> transport.send(get())).withMessageContaining("closed");
    handler.answersAtOnce = true;
    try (InProcessTransport other = server.open(User.of("bob"))) {
      assertThat(other.send(get()).status()).isEqualTo(200);
    }
  }

  @Test
  void drainingLetsRequestsFinishAndRefusesNewOnes() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    Responder responder = handler.responder.get(10, TimeUnit.SECONDS);

    assertThat(server.drain(Duration.ofMillis(1))).isFalse();
    assertThatExceptionOfType(NotSentException.class)
        .isThrownBy(() -> transport.send(get()))
        .withMessageContaining("closed");
    responder.respond(200, TEXT, bytes("finished"));

    assertThat(answer.get(10, TimeUnit.SECONDS).body().readAllBytes()).isEqualTo(bytes("finished"));
    assertThat(server.drain(Duration.ofSeconds(10))).isTrue();
  }

  @Test
  void closedServerCutsStreamsOff() throws Exception {
    CompletableFuture<TransportAnswer> answer = sending(get());
    ResponseStream stream = begunStream();
    TransportAnswer begun = answer.get(10, TimeUnit.SECONDS);
    CountDownLatch over = new CountDownLatch(1);
    stream.onClose(over::countDown);

    server.close();

    assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();
    assertThatIOException().isThrownBy(() -> begun.body().read()).withMessageContaining("closed");
    assertThat(server.underWay()).isZero();
  }
}
