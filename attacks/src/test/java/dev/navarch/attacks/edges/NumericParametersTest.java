package dev.navarch.attacks.edges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.RawConnection;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boundary values and malformed numbers in every numeric parameter of a query. */
class NumericParametersTest {
  private static final String CONFIG_MAPS = "/api/v1/namespaces/default/configmaps";
  private static final String PODS = "/api/v1/namespaces/default/pods";
  private static final String MAX_SIGNED = "9223372036854775807";
  private static final String OVER_SIGNED = "9223372036854775808";
  private static final String MAX_UNSIGNED = "18446744073709551615";

  private static final List<String> NUMBERS =
      List.of("0", "-1", "1", "+1", "2147483647", "2147483648", MAX_SIGNED, "-" + OVER_SIGNED);

  private static final List<String> MALFORMED =
      List.of(
          " 1", "1 ", "0x10", "1e3", "1.5", "--1", "+", "-", "１", "٣", "NaN", "1_000", "1\u0000");

  private static final List<String> OUT_OF_RANGE =
      List.of(OVER_SIGNED, "-9223372036854775809", MAX_UNSIGNED, "9".repeat(1000));

  private static AttackedServer server;

  @BeforeAll
  static void start() {
    server = AttackedServer.start();
    server
        .admin()
        .post(
            "/api/v1/namespaces/default/serviceaccounts",
            "{\"apiVersion\":\"v1\",\"kind\":\"ServiceAccount\",\"metadata\":{\"name\":\"default\"}}");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Answer get(String path, String parameter, String value) {
    return server.admin().get(path + "?" + parameter + "=" + encoded(value));
  }

  private static void assertRefused(Answer answer, String parameter, String value, String problem) {
    assertThat(answer.status()).as("%s=%s: %s", parameter, value, answer).isEqualTo(400);
    assertThat(answer.text()).as("%s=%s", parameter, value).contains(problem);
  }

  @ParameterizedTest
  @ValueSource(strings = {"limit", "timeoutSeconds"})
  void aListTakesEveryIntegerAndRefusesTheRest(String parameter) {
    for (String value : NUMBERS) {
      assertThat(get(CONFIG_MAPS, parameter, value).status())
          .as("%s=%s", parameter, value)
          .isEqualTo(200);
    }
    for (String value : MALFORMED) {
      assertRefused(get(CONFIG_MAPS, parameter, value), parameter, value, "invalid syntax");
    }
    for (String value : OUT_OF_RANGE) {
      assertRefused(get(CONFIG_MAPS, parameter, value), parameter, value, "value out of range");
    }
  }

  @Test
  void versionsThatAreNotReachedTimeOut() {
    for (String value :
        List.of(
            MAX_SIGNED,
            OVER_SIGNED,
            MAX_UNSIGNED,
            MAX_UNSIGNED + "&resourceVersionMatch=NotOlderThan")) {
      Answer answer = server.admin().get(CONFIG_MAPS + "?resourceVersion=" + value);
      assertThat(answer.status()).as("%s: %s", value, answer).isEqualTo(504);
      assertThat(answer.text())
          .contains("Timeout: Too large resource version: " + value.replaceAll("&.*", "") + ", ")
          .contains("\"reason\":\"ResourceVersionTooLarge\"");
    }
  }

  @Test
  void exactVersionsThatAreNotReachedTimeOut() {
    for (String value : List.of("2147483648", MAX_SIGNED, OVER_SIGNED, MAX_UNSIGNED)) {
      Answer answer =
          server.admin().get(CONFIG_MAPS + "?resourceVersionMatch=Exact&resourceVersion=" + value);
      assertThat(answer.status()).as("%s: %s", value, answer).isEqualTo(504);
      assertThat(answer.text()).contains("Too large resource version: " + value);
    }
  }

  @Test
  void versionsOfSingleObjectsAreCompared() {
    Answer answer =
        server.admin().get("/api/v1/namespaces/default?resourceVersion=" + MAX_UNSIGNED);

    assertThat(answer.status()).isEqualTo(504);
    assertThat(answer.text()).contains("Too large resource version: " + MAX_UNSIGNED);
  }

  @Test
  void malformedVersionsAreRefused() {
    for (String value : MALFORMED) {
      assertRefused(get(CONFIG_MAPS, "resourceVersion", value), "rv", value, "invalid syntax");
    }
    assertRefused(get(CONFIG_MAPS, "resourceVersion", "+1"), "rv", "+1", "invalid syntax");
    assertRefused(get(CONFIG_MAPS, "resourceVersion", "-1"), "rv", "-1", "invalid syntax");
    String large = "18446744073709551616";
    assertRefused(get(CONFIG_MAPS, "resourceVersion", large), "rv", large, "value out of range");
  }

  @Test
  void aNegativeTimeoutEndsTheWatchAtOnce() throws IOException {
    for (String value : List.of("-1", "-" + OVER_SIGNED)) {
      try (RawConnection connection = RawConnection.open(server.target())) {
        send(connection, CONFIG_MAPS + "?watch=1&resourceVersion=1&timeoutSeconds=" + value);
        assertThat(connection.receive().status()).as(value).isIn(200, 410);
      }
    }
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aWatchWithTheLongestTimeoutIsServed() throws Exception {
    for (String value : List.of("2147483648", "9223372036", "9223372037", MAX_SIGNED)) {
      String name = "watched-" + value;
      try (CapturedLog log = CapturedLog.of("dev.navarch");
          HttpClient client = HttpClient.newBuilder().sslContext(server.target().tls()).build()) {
        HttpResponse<InputStream> response =
            client.send(
                server
                    .admin()
                    .request(CONFIG_MAPS + "?watch=1&resourceVersion=0&timeoutSeconds=" + value)
                    .build(),
                BodyHandlers.ofInputStream());
        assertThat(response.statusCode()).as(value).isEqualTo(200);
        assertThat(server.admin().post(CONFIG_MAPS, configMap(name)).status()).isEqualTo(201);
        try (BufferedReader lines =
            new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
          assertThat(lines.lines().anyMatch(line -> line.contains(name))).as(value).isTrue();
        }
        assertThat(log.lines()).as(value).isEmpty();
        client.shutdownNow();
      }
    }
  }

  @Test
  void aWatchRefusesMalformedTimeouts() {
    for (String value : MALFORMED) {
      Answer answer = server.admin().get(CONFIG_MAPS + "?watch=1&timeoutSeconds=" + encoded(value));
      assertRefused(answer, "timeoutSeconds", value, "invalid syntax");
    }
  }

  @Test
  void graceOfADeletionTakesEveryIntegerAndRefusesTheRest() {
    for (String value : NUMBERS) {
      String name = "grace" + NUMBERS.indexOf(value);
      assertThat(server.admin().post(PODS, pod(name)).status()).isEqualTo(201);
      Answer answer =
          server.admin().delete(PODS + "/" + name + "?gracePeriodSeconds=" + encoded(value));
      assertThat(answer.status()).as("%s: %s", value, answer).isIn(200, 202);
      String body = "{\"kind\":\"DeleteOptions\",\"gracePeriodSeconds\":" + value.replace("+", "");
      server.admin().post(PODS, pod(name));
      answer = server.admin().send("DELETE", PODS + "/" + name, "application/json", body + "}");
      assertThat(answer.status()).as("%s: %s", value, answer).isIn(200, 202);
    }
    for (String value : MALFORMED) {
      Answer answer = server.admin().delete(PODS + "/none?gracePeriodSeconds=" + encoded(value));
      assertRefused(answer, "gracePeriodSeconds", value, "invalid syntax");
    }
    for (String value : OUT_OF_RANGE) {
      Answer answer = server.admin().delete(PODS + "/none?gracePeriodSeconds=" + encoded(value));
      assertRefused(answer, "gracePeriodSeconds", value, "value out of range");
    }
  }

  @Test
  void aPodOnANodeTakesEveryGrace() {
    for (String value : NUMBERS) {
      String name = "bound" + NUMBERS.indexOf(value);
      String pod = pod(name).replace("\"spec\":{", "\"spec\":{\"nodeName\":\"n\",");
      assertThat(server.admin().post(PODS, pod).status()).isEqualTo(201);
      Answer answer =
          server.admin().delete(PODS + "/" + name + "?gracePeriodSeconds=" + encoded(value));
      assertThat(answer.status()).as("%s: %s", value, answer).isEqualTo(200);
      assertThat(server.admin().get(PODS).status()).isEqualTo(200);
      if (value.equals(MAX_SIGNED)) {
        assertThat(answer.text())
            .contains("\"deletionTimestamp\":\"9999-12-31T23:59:59Z\"")
            .doesNotContain("\"deletionGracePeriodSeconds\":" + MAX_SIGNED);
      }
      Answer table =
          server
              .admin()
              .send(
                  server
                      .admin()
                      .request(PODS)
                      .header("Accept", "application/json;as=Table;v=v1;g=meta.k8s.io"));
      assertThat(table.status()).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tailLines", "limitBytes", "sinceSeconds"})
  void logsRefuseMalformedNumbers(String parameter) {
    server.admin().post(PODS, pod("logged"));
    String path = PODS + "/logged/log";
    for (String value : NUMBERS) {
      assertThat(get(path, parameter, value).status()).as("%s=%s", parameter, value).isIn(204, 422);
    }
    for (String value : MALFORMED) {
      assertRefused(get(path, parameter, value), parameter, value, "invalid syntax");
    }
    for (String value : OUT_OF_RANGE) {
      assertRefused(get(path, parameter, value), parameter, value, "value out of range");
    }
  }

  @Test
  void versionsInContinueTokensAreBounded() {
    for (String version :
        List.of("0", "-2", MAX_SIGNED, OVER_SIGNED, MAX_UNSIGNED, "1e3", "1.5", "\"1\"", "null")) {
      String token =
          Base64.getUrlEncoder()
              .encodeToString(
                  ("{\"v\":\"meta.k8s.io/v1\",\"rv\":" + version + ",\"start\":\"a\"}")
                      .getBytes(StandardCharsets.UTF_8));
      assertThat(get(CONFIG_MAPS, "continue", token).status())
          .as(version)
          .isIn(Set.of(400, 410, 504));
    }
  }

  private static String configMap(String name) {
    return "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\""
        + name
        + "\"}}";
  }

  private static String pod(String name) {
    return "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\""
        + name
        + "\"},\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\"}]}}";
  }

  private static void send(RawConnection connection, String target) throws IOException {
    connection.send(
        "GET "
            + target
            + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
            + AttackedServer.ADMIN
            + "\r\n\r\n");
  }
}
