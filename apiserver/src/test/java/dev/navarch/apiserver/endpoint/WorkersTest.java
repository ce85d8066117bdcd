package dev.navarch.apiserver.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.work.HeavyWork;
import dev.navarch.apimachinery.work.Work;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkersTest {
  private final Workers workers =
      new Workers(WorkersTest::answer, new HeavyWork(1), Duration.ofMillis(1));
  private final PageServer server = new PageServer();

  @AfterEach
  void close() {
    server.close();
    workers.close();
  }

  private static void answer(Exchange exchange, Throwable failure) {
    ApiException known = (ApiException) failure;
    exchange
        .responder()
        .respond(
            known.code(),
            Headers.of("Reason", String.valueOf(known.status().reason())),
            known.message().getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void workThatDoesNotEndIsAnsweredWithATimeout() {
    server.serve(
        Map.of(
            "/endless",
            exchange ->
                workers.run(
                    exchange,
                    () -> {
                      while (true) {
                        Work.step(1_000);
                      }
                    })));

    Answer answer = server.get("/endless");

    assertThat(answer.status()).isEqualTo(504);
    assertThat(answer.text())
        .isEqualTo("Timeout: request did not complete within the allotted timeout");
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /api/v1/pods, , false",
    "GET, /api/v1/pods, watch=true, true",
    "GET, /api/v1/watch/pods, , true",
    "GET, /api/v1/namespaces/a/pods/b/log, , true",
    "POST, /api/v1/namespaces/a/pods/b/exec, , true",
    "PATCH, /api/v1/namespaces/a/pods/b/status, , false"
  })
  void requestsThatLastLongByNatureHaveNoLimit(
      String method, String path, @Nullable String query, boolean none) {
    assertThat(
            RequestTime.isUnlimited(
                RequestInfo.of(method, path, Query.parse(query == null ? "" : query))))
        .isEqualTo(none);
  }
}
