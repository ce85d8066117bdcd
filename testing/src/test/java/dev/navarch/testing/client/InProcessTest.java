package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.waiting.Poll;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is special about a client that does not leave the process. */
@WithControlPlane
class InProcessTest {
  private static final String CONFIG_MAPS = "/api/v1/namespaces/default/configmaps";

  private static ResourceClient<ConfigMap, ConfigMapList> maps(RestClient client) {
    return Way.configMaps(client, "default");
  }

  private record Seen(int status, String type, String body) {}

  private static Seen ask(
      Transport transport, String method, String path, String accept, String body)
      throws Exception {
    HttpHeaders headers =
        HttpHeaders.NONE.with("accept", accept).with("content-type", "application/json");
    Optional<TransportRequest.Body> sent =
        body.isEmpty()
            ? Optional.empty()
            : Optional.of(new TransportRequest.Body(body.getBytes(StandardCharsets.UTF_8)));
    try (TransportAnswer answer =
        transport.send(new TransportRequest(method, path, headers, sent, Duration.ZERO))) {
      return new Seen(
          answer.status(),
          answer.headers().first("content-type").orElse(""),
          new String(answer.body().readAllBytes(), StandardCharsets.ISO_8859_1));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /api/v1/namespaces/default, application/json",
    "GET, /api/v1/namespaces/default, application/vnd.kubernetes.protobuf",
    "GET, /api/v1/namespaces?labelSelector=kubernetes.io%2Fmetadata.name%3Ddefault, application/json",
    "GET, /api/v1/nodes/none, application/json",
    "GET, /apis, application/json",
    "GET, /nowhere, application/json",
    "GET, /api/v1/namespaces/default, text/html",
    "GET, /api/v1/namespaces?watch=true&timeoutSeconds=1, application/json",
    "DELETE, /api/v1/namespaces/default, application/json",
    "PUT, /api/v1/namespaces/default, application/json",
  })
  void answersAreThoseOfASocket(String method, String path, String accept, TestControlPlane plane)
      throws Exception {
    String body = method.equals("PUT") ? "{\"metadata\":{\"name\":\"other\"}}" : "";
    try (Transport socket = Way.HTTPS.transport(plane);
        Transport direct = Way.IN_PROCESS.transport(plane)) {
      assertThat(ask(direct, method, path, accept, body))
          .isEqualTo(ask(socket, method, path, accept, body));
    }
  }

  @Test
  void whatAUserMayDoIsDecidedAsForAllOthers(TestControlPlane plane) throws Exception {
    try (RestClient alice = plane.clientOf("alice", "staff")) {
      assertThatExceptionOfType(ApiException.class)
          .isThrownBy(() -> maps(alice).list())
          .matches(ApiException::isForbidden)
          .withMessage(
              "configmaps is forbidden: User \"alice\" cannot list resource \"configmaps\" in API"
                  + " group \"\" in the namespace \"default\"");
      assertThat(alice.get().absPath("/version").send().error()).isEmpty();
    }
  }

  @Test
  void headersDoNotMakeSomebodyElseOfAUser(TestControlPlane plane) throws Exception {
    try (RestClient alice = plane.clientOf("alice")) {
      assertThat(
              alice
                  .get()
                  .absPath(CONFIG_MAPS)
                  .header("Authorization", "Bearer " + plane.token())
                  .send()
                  .error())
          .hasValueSatisfying(error -> assertThat(error.isForbidden()).isTrue());
      assertThat(
              alice
                  .get()
                  .absPath(CONFIG_MAPS)
                  .header("Impersonate-User", "kubernetes-admin")
                  .send()
                  .error())
          .hasValueSatisfying(error -> assertThat(error.message()).contains("cannot impersonate"));
    }
  }

  @Test
  void administratorMayActAsSomebodyElse(TestControlPlane plane) throws Exception {
    assertThat(
            plane
                .client()
                .get()
                .absPath(CONFIG_MAPS)
                .header("Impersonate-User", "bob")
                .send()
                .error())
        .hasValueSatisfying(error -> assertThat(error.message()).contains("User \"bob\""));
  }

  @Test
  void requestsAreCountedAsAllOthers(TestControlPlane plane) throws Exception {
    RestClient client = plane.client();
    String label = "resource=\"limitranges\"";
    long before = ServerMetrics.sum(client, "apiserver_request_total", label);

    for (int i = 0; i < 2; i++) {
      client.get().absPath("/api/v1/namespaces/default/limitranges").send().raw();
    }

    // an answer is counted when it has been given
    Poll.every(Duration.ofMillis(5))
        .within(Duration.ofSeconds(10))
        .until(() -> ServerMetrics.sum(client, "apiserver_request_total", label) == before + 2);
  }

  @Test
  void bodyThatIsTooLargeIsRefused(TestControlPlane plane) {
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps(plane.client()).create(Way.configMap("large", "x".repeat(4 << 20))))
        .matches(ApiException::isRequestEntityTooLarge);
  }

  @Test
  void watcherWhoDoesNotReadHoldsUpNobodyElse(TestControlPlane plane) throws Exception {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(plane.client());
    String large = "x".repeat(500_000);
    try (Watch<ConfigMap> idle = maps.watch(ListOptions.builder().build());
        Watch<ConfigMap> busy = maps.watch(ListOptions.builder().build())) {
      for (int i = 0; i < 12; i++) {
        ConfigMap created = maps.create(Way.configMap("large-" + i, large));
        Event<ConfigMap> event = busy.next();
        while (event instanceof Event.Added<ConfigMap>(ConfigMap object)
            && !object.equals(created)) {
          event = busy.next(); // what was there before
        }
        assertThat(event).isEqualTo(new Event.Added<>(created));
      }
      assertThat(idle.next()).isInstanceOf(Event.Added.class);
    }
  }

  @Test
  void closedControlPlaneEndsItsClients(TestControlPlane plane) throws Exception {
    CompletableFuture<Boolean> ended = new CompletableFuture<>();
    RestClient client;
    try (TestControlPlane fork = plane.fork()) {
      client = fork.client();
      Watch<ConfigMap> watch = maps(client).watch(ListOptions.builder().build());
      Thread.startVirtualThread(() -> {
        try (watch) {
          Event<ConfigMap> event = watch.next();
          while (event != null) {
            event = watch.next();
          }
          ended.complete(true);
        } catch (Exception e) {
          ended.completeExceptionally(e);
        }
      });
    }

    assertThat(ended.get(20, TimeUnit.SECONDS)).isTrue();
    assertThatIOException().isThrownBy(() -> maps(client).list()).withMessageContaining("closed");
  }
}
