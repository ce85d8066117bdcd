package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What the server keeps up to date by itself, as clients see it. */
final class UpkeepTest {
  private static final Duration SOON = Duration.ofSeconds(30);
  private static final String QUOTAS = "/api/v1/namespaces/default/resourcequotas";
  private static final String PODS = "/api/v1/namespaces/default/pods";
  private static final String FLOW = "/apis/flowcontrol.apiserver.k8s.io/v1/";

  private static int createPod(ApiClient client, String name) {
    return client
        .post(
            PODS,
            """
            {"metadata": {"name": "%s"},
             "spec": {"containers": [{"name": "c", "image": "i",
               "resources": {"requests": {"cpu": "200m"}}}]}}
            """
                .formatted(name))
        .status();
  }

  private static boolean isUsed(ApiClient client, String resource, String amount) {
    return client.get(QUOTAS + "/q").object().at("status", "used", resource).text().equals(amount);
  }

  private static void fillAndFree(ApiClient client) {
    client
        .post(
            QUOTAS,
            """
            {"metadata": {"name": "q"}, "spec": {"hard": {"pods": "2", "requests.cpu": "1"}}}
            """)
        .object();
    assertThat(Await.until(SOON, () -> isUsed(client, "pods", "0"))).isTrue();
    assertThat(createPod(client, "a")).isEqualTo(201);
    assertThat(createPod(client, "b")).isEqualTo(201);
    assertThat(createPod(client, "c")).isEqualTo(403);
    assertThat(isUsed(client, "requests.cpu", "400m")).isTrue();

    client.delete(PODS + "/a?gracePeriodSeconds=0").object();

    assertThat(Await.until(SOON, () -> isUsed(client, "pods", "1"))).isTrue();
    assertThat(isUsed(client, "requests.cpu", "200m")).isTrue();
    assertThat(createPod(client, "c")).isEqualTo(201);
    assertThat(createPod(client, "d")).isEqualTo(403);
  }

  @Test
  void deletedPodsMakeRoomInAQuotaAlsoInAFork() {
    try (TestControlPlane original = TestControlPlane.start();
        ApiClient client = client(original)) {
      try (TestControlPlane fork = original.fork();
          ApiClient other = client(fork)) {
        fillAndFree(other);
      }
      fillAndFree(client);
    }
  }

  @Test
  void flowSchemasTellWhetherTheirLevelExists() {
    try (TestControlPlane controlPlane = TestControlPlane.start();
        ApiClient client = client(controlPlane)) {
      client
          .post(
              FLOW + "flowschemas",
              """
              {"metadata": {"name": "s"},
               "spec": {"priorityLevelConfiguration": {"name": "later"}}}
              """)
          .object();
      assertThat(Await.until(SOON, () -> reason(client).equals("NotFound"))).isTrue();

      client
          .post(
              FLOW + "prioritylevelconfigurations",
              """
              {"metadata": {"name": "later"},
               "spec": {"type": "Limited", "limited": {"limitResponse": {"type": "Reject"}}}}
              """)
          .object();

      assertThat(Await.until(SOON, () -> reason(client).equals("Found"))).isTrue();
    }
  }

  private static String reason(ApiClient client) {
    return client.get(FLOW + "flowschemas/s").object().at("status", "conditions").items().stream()
        .map(condition -> condition.at("reason").text())
        .findFirst()
        .orElse("");
  }

  private static ApiClient client(TestControlPlane controlPlane) {
    return ApiClient.to(controlPlane.url(), Trust.in(controlPlane.authorityPem()))
        .withToken(controlPlane.token());
  }
}
