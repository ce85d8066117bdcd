package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import dev.navarch.apiserver.server.RequestLog;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class RequestIdTest {
  @Test
  void newIdsAreRandomUuids() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      String id = RequestId.of(Headers.NONE);
      assertThat(UUID.fromString(id).version()).isEqualTo(4);
      assertThat(UUID.fromString(id).variant()).isEqualTo(2);
      seen.add(id);
    }
    assertThat(seen).hasSize(1000);
  }

  @Test
  void aClientMayNameItsRequest() {
    assertThat(RequestId.of(Headers.of("audit-id", "My.trace-7:a_b"))).isEqualTo("My.trace-7:a_b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a b",
        "a\"b",
        "ä",
        "0123456789012345678901234567890123456789012345678901234567890123456789"
      })
  void aNameThatMayNotStandInALogIsReplaced(String name) {
    assertThat(UUID.fromString(RequestId.of(Headers.of("Audit-Id", name)))).isNotNull();
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void everyAnswerTellsTheIdThatItsHandlerSaw(Version version) throws Exception {
    Handler handler =
        (request, responder) -> {
          byte[] id = request.id().getBytes(UTF_8);
          if (request.path().equals("/whole")) {
            responder.respond(200, Headers.NONE, id);
          } else {
            ResponseStream stream = responder.stream(200, Headers.NONE);
            stream.write(id);
            stream.end();
          }
        };
    try (TestServer server = TestServer.start(handler);
        HttpClient client = server.client(version)) {
      for (String path : new String[] {"/whole", "/pieces"}) {
        HttpResponse<String> unnamed = send(client, server.request(path));
        assertThat(unnamed.headers().allValues("audit-id")).containsExactly(unnamed.body());

        HttpResponse<String> named = send(client, server.request(path).header("Audit-ID", "seven"));
        assertThat(named.body()).isEqualTo("seven");
        assertThat(named.headers().allValues("audit-id")).containsExactly("seven");
      }
    }
  }

  @Test
  void requestsThatAreRefusedHaveOneToo() {
    try (TestServer server = TestServer.start((request, responder) -> {})) {
      assertThat(server.answer("GET /x HTTP/1.1\r\n: no name\r\n\r\n"))
          .startsWith("HTTP/1.1 400 ")
          .containsPattern("(?i)audit-id: [0-9a-f-]{36}");
    }
  }

  @Test
  void theAnswerToAFaultOfOursNamesWhatTheLogTellsOf() {
    List<String> logged = new ArrayList<>();
    RequestLog log =
        new RequestLog() {
          @Override
          public void answered(
              RequestInfo info,
              boolean apply,
              boolean dryRun,
              int status,
              long nanos,
              long bytes) {}

          @Override
          public void failed(RequestInfo info, String id, Throwable fault) {
            logged.add(id);
          }
        };
    Endpoint broken =
        exchange -> {
          throw new IllegalStateException("secret detail");
        };
    try (PageServer server = new PageServer().serve(Map.of("/broken", broken)).log(log)) {
      Answer answer = server.get("/broken", "Audit-Id", "seven");

      assertThat(answer.status()).isEqualTo(500);
      assertThat(answer.text()).contains("under seven").doesNotContain("secret detail");
      assertThat(logged).containsExactly("seven");
    }
  }

  private static HttpResponse<String> send(HttpClient client, HttpRequest.Builder request)
      throws Exception {
    return client.send(request.build(), BodyHandlers.ofString());
  }
}
