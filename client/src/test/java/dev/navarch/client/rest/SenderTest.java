package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.client.transport.NotSentException;
import dev.navarch.client.transport.ServerLostException;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.transport.UntrustedServerException;
import dev.navarch.client.waiting.ManualTime;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SenderTest {
  private final ScriptedTransport transport = new ScriptedTransport();
  private final ManualTime time = new ManualTime();
  private final RestClient client = transport.builder().timeSource(time).build();

  private static final Duration SECOND = Duration.ofSeconds(1);

  @ParameterizedTest
  @ValueSource(ints = {429, 500, 503, 504})
  void comesBackWhenTheServerSaysWhen(int status) throws Exception {
    transport.json(status, "{}", "Retry-After", "3").json(200, "{}");

    Result result = client.post().absPath("/x").body(new byte[] {1}).send();

    assertThat(result.statusCode()).isEqualTo(200);
    assertThat(time.sleeps()).containsExactly(Duration.ofSeconds(3));
    assertThat(transport.requests()).hasSize(2);
    assertThat(transport.lastRequest().body()).isPresent();
  }

  @Test
  void bodyThatIsAStreamIsOpenedAgain() throws Exception {
    transport.json(503, "{}", "Retry-After", "1").json(200, "{}");

    client
        .put()
        .absPath("/x")
        .body(() -> new ByteArrayInputStream(new byte[] {'a', 'b'}), "text/plain")
        .send();

    assertThat(transport.requests()).hasSize(2);
    for (TransportRequest request : transport.requests()) {
      assertThat(request.headers().first("content-type")).contains("text/plain");
      assertThat(request.body().orElseThrow().open()).hasContent("ab");
    }
  }

  @Test
  void troubleWithoutATimeIsFinal() throws Exception {
    transport.json(503, "{}");

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(503);
    assertThat(time.sleeps()).isEmpty();
  }

  @Test
  void otherFailuresAreFinalWhateverTheySay() throws Exception {
    transport.json(409, "{}", "Retry-After", "1");

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(409);
  }

  @ParameterizedTest
  @ValueSource(strings = {"soon", "-1", "1.5", "99999999999", "Wed, 21 Oct 2026 07:28:00 GMT"})
  void retryAfterMustBeSeconds(String value) throws Exception {
    transport.json(429, "{}", "Retry-After", value);

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(429);
  }

  @Test
  void givesUpAfterTenRetriesWithTheLastAnswer() throws Exception {
    for (int i = 0; i < 20; i++) {
      transport.json(429, "{}", "Retry-After", "1");
    }

    Result result = client.get().absPath("/x").send();

    assertThat(result.statusCode()).isEqualTo(429);
    assertThat(transport.requests()).hasSize(11);
    assertThat(time.sleeps()).isEqualTo(Collections.nCopies(10, SECOND));
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST", "PUT", "PATCH", "DELETE"})
  void whatWasNotSentIsSentAgainWhateverTheMethod(String method) throws Exception {
    transport.fails(notSent()).fails(notSent()).json(200, "{}");

    assertThat(client.verb(method).absPath("/x").send().statusCode()).isEqualTo(200);
    assertThat(time.sleeps()).containsExactly(Duration.ofMillis(100), Duration.ofMillis(200));
  }

  @Test
  void serverThatIsNotThereIsTriedAFewTimes() {
    for (int i = 0; i < 20; i++) {
      transport.fails(notSent());
    }

    assertThatExceptionOfType(NotSentException.class)
        .isThrownBy(() -> client.get().absPath("/x").send())
        .withMessage("nobody listens at 127.0.0.1:1");
    assertThat(transport.requests()).hasSize(4);
  }

  private static NotSentException notSent() {
    return new NotSentException("nobody listens at 127.0.0.1:1", new ConnectException("refused"));
  }

  @Test
  void lostConnectionIsTriedAgainUnderGet() throws Exception {
    transport
        .fails(new IOException("server x: lost", new SocketException("Connection reset")))
        .fails(new IOException("server x: /1.2.3.4: GOAWAY received"))
        .json(200, "{}");

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(200);
    assertThat(time.sleeps()).containsExactly(SECOND, SECOND);
  }

  /** As a channel tells of writing to a connection that was ended. */
  @ParameterizedTest
  @ValueSource(strings = {"Connection reset by peer", "Broken pipe"})
  void connectionThatIsLostWhileTheRequestIsWrittenIsTriedAgainUnderGet(String words)
      throws Exception {
    transport
        .fails(new IOException("no answer of x: " + words, new IOException(words)))
        .json(200, "{}");

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "PATCH", "DELETE"})
  void lostConnectionIsFinalForWhatMayHaveBeenDone(String method) {
    transport.fails(new SocketException("Connection reset")).json(200, "{}");

    assertThatExceptionOfType(SocketException.class)
        .isThrownBy(() -> client.verb(method).absPath("/x").send());
  }

  @Test
  void timeThatIsUpIsFinal() {
    transport.fails(new SocketTimeoutException("10 s")).json(200, "{}");

    assertThatExceptionOfType(SocketTimeoutException.class)
        .isThrownBy(() -> client.get().absPath("/x").send());
  }

  @Test
  void nonsenseIsFinal() {
    transport.fails(new IOException("server x speaks no HTTP")).json(200, "{}");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> client.get().absPath("/x").send())
        .withMessage("server x speaks no HTTP");
  }

  @Test
  void serverOfWhichNothingIsHeardIsAskedAgainUnderGet() throws Exception {
    transport.fails(new ServerLostException("nothing is heard of x any more")).json(200, "{}");

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(200);
  }

  @Test
  void serverThatStaysLostIsAskedAgainOnce() {
    for (int i = 0; i < 5; i++) {
      transport.fails(new ServerLostException("nothing is heard of x any more"));
    }

    assertThatExceptionOfType(ServerLostException.class)
        .isThrownBy(() -> client.get().absPath("/x").send());
    assertThat(transport.requests()).hasSize(2);
  }

  @Test
  void whatMayHaveBeenDoneByAServerThatIsLostIsNotAskedAgain() {
    transport.fails(new ServerLostException("nothing is heard of x any more")).json(200, "{}");

    assertThatExceptionOfType(ServerLostException.class)
        .isThrownBy(() -> client.post().absPath("/x").send());
  }

  @Test
  void serverThatIsNotTrustedIsNotAskedAgain() {
    UntrustedServerException expired =
        new UntrustedServerException("x: has expired", new IOException("expired"));
    transport.fails(expired).json(200, "{}");

    assertThatExceptionOfType(UntrustedServerException.class)
        .isThrownBy(() -> client.get().absPath("/x").send());
    assertThat(transport.requests()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"120, 2", "121, 1", "86400, 1"})
  void noServerKeepsAClientFromAskingForLongerThanTwoMinutes(String seconds, int requests)
      throws Exception {
    transport.json(503, "{}", "Retry-After", seconds).json(503, "{}");

    assertThat(client.get().absPath("/x").send().statusCode()).isEqualTo(503);
    assertThat(transport.requests()).hasSize(requests);
  }

  @Test
  void onlyStreamsMayBeSilent() throws Exception {
    transport.json(200, "{}").stream("application/json", InputStream.nullInputStream()).stream(
        "text/plain", InputStream.nullInputStream());

    client.get().absPath("/whole").send();
    client.get().absPath("/watch").watch(ConfigMap.class).close();
    client.get().absPath("/logs").stream().close();

    assertThat(transport.requests())
        .extracting(TransportRequest::isStream)
        .containsExactly(false, true, true);
  }

  @Test
  void timeoutCoversAllTries() throws Exception {
    transport
        .json(429, "{}", "Retry-After", "2")
        .json(429, "{}", "Retry-After", "2")
        .json(429, "{}", "Retry-After", "2");

    Result result = client.get().absPath("/x").timeout(Duration.ofSeconds(5)).send();

    assertThat(result.statusCode()).isEqualTo(429);
    assertThat(transport.requests())
        .extracting(request -> request.timeout().toSeconds())
        .containsExactly(5L, 3L, 1L);
  }

  @Test
  void everyTryTakesItsTurn() throws Exception {
    RateLimiter limiter = RateLimiter.tokenBucket(1, 1, time);
    RestClient limited = transport.builder().timeSource(time).rateLimiter(limiter).build();
    transport.json(200, "{}").json(200, "{}").json(200, "{}");

    limited.get().absPath("/1").send();
    limited.get().absPath("/2").send();
    limited.get().absPath("/3").send();

    assertThat(time.sleeps()).containsExactly(SECOND, SECOND);
  }

  @Test
  void turnThatComesTooLateIsNotWaitedFor() throws Exception {
    RateLimiter limiter = RateLimiter.tokenBucket(0.1, 1, time);
    RestClient limited = transport.builder().timeSource(time).rateLimiter(limiter).build();
    transport.json(200, "{}");
    limited.get().absPath("/1").send();

    assertThatExceptionOfType(SocketTimeoutException.class)
        .isThrownBy(() -> limited.get().absPath("/2").timeout(SECOND).send())
        .withMessageContaining("would exceed context deadline");
    assertThat(time.sleeps()).isEmpty();
  }

  @Test
  void backoffGrowsWithTroubleAndEndsWithSuccess() throws Exception {
    RestClient patient =
        transport
            .builder()
            .timeSource(time)
            .backoff(RequestBackoff.exponential(SECOND, Duration.ofSeconds(3)))
            .build();
    transport.json(500, "{}").json(500, "{}").json(500, "{}").json(404, "{}").json(200, "{}");

    for (int i = 0; i < 5; i++) {
      patient.get().absPath("/x").send();
    }

    assertThat(time.sleeps()).containsExactly(SECOND, Duration.ofSeconds(2), Duration.ofSeconds(3));
  }

  @Test
  void tracerSeesOneRequestWithAllItsTries() throws Exception {
    List<String> seen = new ArrayList<>();
    RequestTracer tracer =
        (method, path) -> {
          seen.add("begin " + method + " " + path);
          return new RequestTracer.Span() {
            @Override
            public Map<String, String> headers() {
              return Map.of("traceparent", "00-1-2-01");
            }

            @Override
            public void end(int status, @Nullable Throwable failure) {
              seen.add("end " + status + (failure == null ? "" : " " + failure.getMessage()));
            }
          };
        };
    RestClient traced = transport.builder().timeSource(time).tracer(tracer).build();
    transport.json(429, "{}", "Retry-After", "1").json(200, "{}").fails(new IOException("no"));

    traced.get().absPath("/x").send();
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> traced.put().absPath("/y").send());

    assertThat(seen).containsExactly("begin GET /x", "end 200", "begin PUT /y", "end 0 no");
    assertThat(transport.lastHeader("traceparent")).isEqualTo("00-1-2-01");
  }
}
