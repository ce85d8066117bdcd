package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListMap;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Requests that nobody means well with. Whatever comes, the answer says what is wrong with the
 * request, and the server goes on.
 *
 * <p>The number of requests can be raised: {@code -Dnavarch.hostile.requests=500000}, and so can
 * the seed be changed: {@code -Dnavarch.hostile.seed=7}.
 */
@SuppressWarnings("StringConcatToTextBlock") // lines end as those of HTTP do
final class HostileInputTest {
  private static final int REQUESTS = Integer.getInteger("navarch.hostile.requests", 20_000);
  private static final long SEED = Long.getLong("navarch.hostile.seed", 1);
  private static final int CLIENTS = 8;
  private static final int WARM_UP = 1_000;

  /** The server keeps what it made of objects until it needs the room. */
  private static final long ALLOWED_GROWTH = 200L << 20;

  private static RunningServer server;
  private static ApiClient client;

  @BeforeAll
  static void start() throws IOException {
    server = RunningServer.withHistory(200);
    client = server.client();
    try (RawConnection connection = RawConnection.open(server)) {
      connection.send(SensibleRequests.definition().bytes());
      assertThat(connection.receive(false).status()).isEqualTo(201);
    }
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  @Test
  void sensibleRequestsDoNotFail() throws IOException {
    try (RunningServer fresh = RunningServer.inMemory()) {
      RawConnection connection = RawConnection.open(fresh);
      for (HostileRequest request : SensibleRequests.all()) {
        connection.send(request.bytes());
        Answer answer = request.mayLast() ? connection.receiveHeader() : connection.receive(false);
        assertThat(answer.status()).as("%s: %s", request, answer).isLessThan(500);
        if (request.mayLast() || isClosing(answer)) {
          connection.close();
          connection = RawConnection.open(fresh);
        }
      }
      connection.close();
    }
  }

  private static boolean isClosing(Answer answer) {
    return answer.headers().firstValue("connection").orElse("").equals("close");
  }

  @Test
  void hostileRequestsAreAnsweredWithWhatIsWrongWithThem() {
    attack(WARM_UP, SEED);
    long before = usedMemory();

    ConcurrentSkipListMap<String, String> defects = attack(REQUESTS, SEED + 1);

    assertThat(String.join("\n", defects.values())).isEmpty();
    assertThat(usedMemory() - before).isLessThan(ALLOWED_GROWTH);
    assertIdle();
    assertThat(client.get("/api/v1/namespaces/default").status()).isEqualTo(200);
  }

  /** Sends so many hostile requests; what came back that should not, by its essence. */
  private static ConcurrentSkipListMap<String, String> attack(int requests, long seed) {
    ConcurrentSkipListMap<String, String> defects = new ConcurrentSkipListMap<>();
    List<HostileRequest> sensible = SensibleRequests.all();
    Crowd.of(
        CLIENTS,
        Duration.ofMinutes(2).plusMillis(20L * requests),
        number -> {
          RequestMutator mutator = new RequestMutator(seed * CLIENTS + number, sensible);
          RawConnection connection = RawConnection.open(server);
          try {
            for (int i = 0; i < requests / CLIENTS; i++) {
              HostileRequest request = mutator.next();
              Verdict verdict = verdict(connection, request);
              if (!verdict.defect().isEmpty()) {
                defects.putIfAbsent(verdict.defect(), verdict.defect() + "\n  after " + request);
              }
              if (verdict.closed()) {
                connection.close();
                connection = RawConnection.open(server);
              }
            }
          } finally {
            connection.close();
          }
          return number;
        });
    return defects;
  }

  /** How a request was answered: what is wrong with that, and whether the connection is over. */
  private record Verdict(String defect, boolean closed) {}

  private static Verdict verdict(RawConnection connection, HostileRequest request) {
    try {
      connection.send(request.bytes());
      Answer header = connection.receiveHeader();
      if (request.mayLast() && header.status() == 200) {
        return new Verdict("", true);
      }
      Answer answer = connection.receiveBody(header, request.isHead());
      boolean closed = isClosing(answer) || answer.status() == 101;
      return new Verdict(request.isHead() ? "" : defect(answer), closed);
    } catch (IOException | RuntimeException e) {
      return new Verdict(e.toString(), true);
    }
  }

  private static String defect(Answer answer) {
    if (answer.status() < 400 || isPlainMiss(answer)) {
      return "";
    }
    Json status = StatusForms.read(answer);
    if (!status.at("kind").text().equals("Status")
        || !status.at("apiVersion").text().equals("v1")
        || !status.at("status").text().equals("Failure")
        || status.at("code").number() != answer.status()) {
      return "no status: " + answer;
    }
    String message = status.at("message").text();
    return answer.status() < 500 || KnownFailures.contain(answer.status(), message)
        ? ""
        : answer.status() + ": " + message.replaceAll("[0-9a-f]{8}-[0-9a-f-]{27}", "ID");
  }

  /** Pages outside the API answer without a status, as Kubernetes' do. */
  private static boolean isPlainMiss(Answer answer) {
    return answer.status() < 500
        && (answer.body().length == 0 || answer.text().equals("404 page not found\n"));
  }

  private static long usedMemory() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }

  /** Nothing is under way but the question itself, and no watch is left. */
  private static void assertIdle() {
    assertThat(
            Await.until(
                Duration.ofSeconds(30),
                () ->
                    client.metric("apiserver_current_inflight_requests") == 1
                        && client.metric("apiserver_longrunning_requests") == 0))
        .as("requests that are never answered")
        .isTrue();
  }

  // ---- below HTTP

  private static Answer answerTo(String text) throws IOException {
    try (RawConnection connection = RawConnection.open(server)) {
      connection.send(text);
      return connection.receive(false);
    }
  }

  private static void assertRefused(Answer answer, int status) {
    assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
    assertThat(answer.json().at("kind").text()).isEqualTo("Status");
    assertThat(answer.json().at("code").number()).isEqualTo(status);
  }

  @Test
  void whatIsNotHttpIsRefused() throws IOException {
    for (String text :
        List.of(
            "\r\n\r\n\r\nHELO example.com\r\n\r\n",
            "GET\r\n\r\n",
            "GET / HTTP/9.9.9\r\n\r\n",
            "GET / HTTP/1.1\r\nno colon\r\n\r\n",
            "GET / HTTP/1.1\r\n: no name\r\n\r\n",
            "GET / HTTP/1.1\r\nHo st: x\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
            "GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n",
            "POST /api HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde",
            "POST /api HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
            "POST /api HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
            "\u0000\u0001\u0002\u0003\r\n\r\n")) {
      try (RawConnection connection = RawConnection.open(server)) {
        connection.send(text);
        Answer answer = connection.receive(false);
        assertThat(answer.status()).as(text).isEqualTo(400);
        assertThat(answer.json().at("kind").text()).isEqualTo("Status");
        connection.endSending();
        assertThat(connection.rest()).as(text).isEmpty();
      }
    }
    assertIdle();
  }

  @Test
  void aBodyWithTwoLengthsSmugglesNoRequest() throws IOException {
    try (RawConnection connection = RawConnection.open(server)) {
      connection.send(
          "POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\nHost: x\r\n"
              + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
              + "DELETE /api/v1/namespaces/smuggled HTTP/1.1\r\nHost: x\r\n\r\n");
      Answer first = connection.receive(false);
      assertThat(first.status()).isEqualTo(400);
      connection.endSending();
      String rest = new String(connection.rest(), StandardCharsets.UTF_8);
      assertThat(rest).doesNotContain("smuggled");
    }
  }

  @Test
  void nothingIsWatchedByOtherMeansThanReading() {
    for (String method : List.of("POST", "PUT", "PATCH", "DELETE")) {
      Answer answer =
          client.send(method, "/api/v1/watch/namespaces/default/configmaps", ApiClient.JSON, "{}");
      assertRefused(answer, 405);
    }
  }

  @Test
  void whatIsTooLargeIsRefused() throws IOException {
    assertRefused(
        answerTo("GET / HTTP/1.1\r\nHost: x\r\nX: " + "x".repeat(2 << 20) + "\r\n\r\n"), 431);
    assertRefused(answerTo("GET /" + "x".repeat(2 << 20) + " HTTP/1.1\r\n\r\n"), 431);
    assertRefused(
        answerTo(
            "POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\nHost: x\r\n"
                + "Content-Length: 99999999999\r\n\r\n"),
        413);
    String body = ConfigMaps.holding("large", "x".repeat(4 << 20));
    assertRefused(
        answerTo(
            "POST /api/v1/namespaces/default/configmaps HTTP/1.1\r\nHost: x\r\n"
                + "Content-Type: application/json\r\nContent-Length: "
                + body.length()
                + "\r\n\r\n"
                + body),
        413);
    assertIdle();
  }

  @Test
  void requestsThatBreakOffLeaveNothingBehind() throws IOException {
    byte[] whole =
        new HostileRequest(
                "POST",
                "/api/v1/namespaces/default/configmaps",
                List.of("Content-Type: application/json"),
                ConfigMaps.named("broken-off").getBytes(StandardCharsets.UTF_8))
            .bytes();
    for (int length = 1; length < whole.length; length += 7) {
      try (RawConnection connection = RawConnection.open(server)) {
        connection.send(Arrays.copyOf(whole, length));
      }
    }
    assertIdle();
    assertThat(client.get(ConfigMaps.path("default", "broken-off")).status()).isEqualTo(404);
  }

  @Test
  void requestsThatDoNotWaitForAnswersAreAnsweredInTheirOrder() throws IOException {
    try (RawConnection connection = RawConnection.open(server)) {
      StringBuilder requests = new StringBuilder();
      for (int i = 0; i < 200; i++) {
        requests
            .append("GET /api/v1/namespaces/default/configmaps/none-")
            .append(i)
            .append(" HTTP/1.1\r\nHost: x\r\n\r\n");
      }
      connection.send(requests.toString());
      for (int i = 0; i < 200; i++) {
        assertThat(connection.receive(false).message())
            .isEqualTo("configmaps \"none-%d\" not found".formatted(i));
      }
    }
  }

  @Test
  void garbageOverHttp2EndsItsConnectionAlone() throws Exception {
    byte[] preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    byte[] settings = {0, 0, 0, 4, 0, 0, 0, 0, 0};
    Random random = new Random(SEED);
    for (int i = 0; i < 60; i++) {
      byte[] garbage = new byte[1 + random.nextInt(200)];
      random.nextBytes(garbage);
      if (i % 3 == 2) {
        // A frame whose head makes sense: of a known type, and as long as it says.
        garbage[0] = 0;
        garbage[1] = 0;
        garbage = Arrays.copyOf(garbage, Math.max(9, garbage.length));
        garbage[2] = (byte) (garbage.length - 9);
        garbage[3] = (byte) random.nextInt(10);
      }
      try (SSLSocket socket = server.trust().connect(server.port(), "h2", 20_000)) {
        if (i % 3 > 0) {
          socket.getOutputStream().write(preface);
          socket.getOutputStream().write(settings);
        }
        socket.getOutputStream().write(garbage);
        socket.shutdownOutput();
        socket.getInputStream().readAllBytes();
      } catch (SocketException | SSLException e) {
        // The server closed the connection before it had read everything.
      }
      assertThat(client.get("/version").status()).isEqualTo(200);
    }
    assertIdle();
  }

  @Test
  void whoSpeaksNoTlsIsHungUpOn() throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(20_000);
      socket
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      String answer =
          new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(answer).doesNotContain("HTTP/1.1 200");
    }
  }
}
