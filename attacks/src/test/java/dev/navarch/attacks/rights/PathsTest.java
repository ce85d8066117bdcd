package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.RawConnection;
import dev.navarch.attacks.client.Target;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No path leads from the rights in one namespace to objects elsewhere. */
class PathsTest {
  private static final AttackedServer SERVER = AttackedServer.start();
  private static final Grants GRANTS = new Grants(SERVER);

  @BeforeAll
  static void prepare() {
    GRANTS.namespace("ns-a");
    GRANTS.namespace("ns-b");
    GRANTS.inNamespace("owner", "ns-a", Right.to("*", "*", "*"));
    GRANTS.created(
        "/api/v1/namespaces/ns-b/secrets",
        "{\"metadata\": {\"name\": \"other\"}, \"data\": {\"key\": \"c2VjcmV0\"}}");
  }

  @AfterAll
  static void close() {
    SERVER.close();
  }

  private static PlainClient owner() {
    return SERVER.as("owner");
  }

  private static String state(String namespace) {
    return SERVER.admin().get("/api/v1/namespaces/" + namespace).text();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/namespaces/ns-a/namespaces",
        "/api/v1/namespaces/ns-a/namespaces/ns-a",
        "/api/v1/namespaces/ns-a/namespaces/ns-b",
        "/api/v1/namespaces/ns-a/namespaces/ns-b/status",
        "/api/v1/namespaces/ns-a/namespaces/ns-b/finalize",
        "/api/v1/namespaces/ns-a/nodes",
        "/api/v1/namespaces/ns-a/namespaces?watch=true&timeoutSeconds=1",
        "/api/v1/watch/namespaces/ns-a/namespaces?timeoutSeconds=1",
        "/api/v1/watch/namespaces/ns-a/namespaces/ns-b?timeoutSeconds=1&resourceVersion=0",
      })
  void namespacesAreNotReadBelowANamespace(String path) {
    Answer answer = owner().get(path);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(404);
    assertThat(SERVER.admin().get(path).status()).isEqualTo(404);
  }

  @Test
  void namespacesAreNotDeletedBelowANamespace() {
    String before = state("ns-b");

    assertThat(owner().delete("/api/v1/namespaces/ns-a/namespaces/ns-b").status()).isEqualTo(404);
    assertThat(owner().delete("/api/v1/namespaces/ns-a/namespaces").status()).isEqualTo(404);

    assertThat(state("ns-b")).isEqualTo(before);
  }

  @Test
  void namespacesAreNotCreatedBelowANamespace() {
    Answer answer =
        owner().post("/api/v1/namespaces/ns-a/namespaces", "{\"metadata\": {\"name\": \"ns-c\"}}");

    assertThat(answer.status()).as(answer.toString()).isEqualTo(404);
    assertThat(SERVER.admin().get("/api/v1/namespaces/ns-c").status()).isEqualTo(404);
  }

  @Test
  void namespacesAreNotChangedBelowANamespace() {
    String before = state("kube-system");
    String below = "/api/v1/namespaces/ns-a/namespaces/kube-system";
    String patch = "{\"metadata\": {\"labels\": {\"evil\": \"yes\"}}}";

    Answer patched = owner().send("PATCH", below, PlainClient.MERGE_PATCH, patch);
    Answer finalized = owner().put(below + "/finalize", before);
    Answer put =
        owner().put(below, before.replace("\"labels\":{", "\"labels\":{\"evil\":\"yes\","));

    assertThat(patched.status()).as(patched.toString()).isEqualTo(404);
    assertThat(finalized.status()).as(finalized.toString()).isEqualTo(404);
    assertThat(put.status()).as(put.toString()).isEqualTo(404);
    assertThat(state("kube-system")).isEqualTo(before);
  }

  /**
   * The path of a resource that is only called as namespaces are names a namespace all the same.
   */
  @Test
  void customResourcesCalledNamespacesAreNotFoundByRightsInANamespace() {
    GRANTS.created(
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
        """
        {"metadata": {"name": "namespaces.example.com"},
         "spec": {"group": "example.com", "scope": "Cluster",
           "names": {"plural": "namespaces", "singular": "namespace", "kind": "Namespace"},
           "versions": [{"name": "v1", "served": true, "storage": true,
             "schema": {"openAPIV3Schema": {"type": "object"}}}]}}
        """);
    String collection = "/apis/example.com/v1/namespaces";
    long deadline = System.nanoTime() + Target.PATIENCE.toNanos();
    while (SERVER.admin().get(collection).status() != 200) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      LockSupport.parkNanos(1_000_000);
    }
    GRANTS.created(
        collection,
        "{\"apiVersion\": \"example.com/v1\", \"kind\": \"Namespace\", \"metadata\": {\"name\": \"ns-a\"}}");

    Answer answer = owner().get(collection + "/ns-a");

    assertThat(answer.status()).as(answer.toString()).isEqualTo(404);
    assertThat(owner().get(collection).status()).isEqualTo(403);
  }

  @ParameterizedTest
  @CsvSource({
    "/api/v1/namespaces/ns-a, 200",
    "/api/v1/namespaces/ns-a/, 200",
    "/api/v1/namespaces/ns-a/status, 200",
    "/api/v1/namespaces/ns-a/finalize, 405",
    "/api/v1/namespaces/ns-a/secrets, 200",
    "/api/v1/watch/namespaces/ns-a?timeoutSeconds=1, 200",
    "/api/v1/watch/namespaces/ns-a/secrets?timeoutSeconds=1, 200",
    "/api/v1/namespaces/ns-b, 403",
    "/api/v1/namespaces/ns-b/status, 403",
    "/api/v1/watch/namespaces/ns-b?timeoutSeconds=1, 403",
    "/api/v1/namespaces, 403",
    "/api/v1/watch/namespaces, 403",
  })
  void aNamespaceIsReadByRightsInIt(String path, int status) {
    Answer answer = owner().get(path);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "//api/v1/namespaces/ns-b/secrets/other",
        "/api//v1/namespaces/ns-b/secrets/other",
        "/api/v1//namespaces/ns-b/secrets/other",
        "/api/v1/namespaces//secrets",
        "/api/v1/namespaces//ns-b/secrets/other",
        "/api/v1/namespaces/ns-a//namespaces/ns-b/secrets/other",
        "/api/v1/namespaces/ns-a/../ns-b/secrets/other",
        "/api/v1/namespaces/ns-a/%2e%2e/ns-b/secrets/other",
        "/api/v1/namespaces/ns-a/..%2Fns-b/secrets/other",
        "/api/v1/namespaces/ns-a%2F..%2Fns-b/secrets/other",
        "/api/v1/namespaces/ns-a/secrets/..%2F..%2Fns-b%2Fsecrets%2Fother",
        "/api/v1/namespaces/ns-a/secrets/..%2F..%2Fns-b%2Fother",
        "/api/v1/namespaces/ns-a/secrets/%2e%2e/%2e%2e/ns-b/secrets/other",
        "/api/v1/namespaces/ns-a/namespaces/ns-b/secrets/other",
        "/api/v1/namespaces/ns-a/secrets/other/ns-b",
        "/api/v1/proxy/namespaces/ns-a/secrets/other",
        "/api/v1/proxy/namespaces/ns-b/secrets/other",
        "/api/v1/watch/namespaces/ns-b/secrets/other?resourceVersion=0&timeoutSeconds=1",
        "/api/v1/watch/secrets?resourceVersion=0&timeoutSeconds=1",
        "/api/v1/watch/watch/namespaces/ns-b/secrets?timeoutSeconds=1",
        "/api/v1/WATCH/namespaces/ns-b/secrets",
        "/api/v1/Namespaces/ns-b/secrets/other",
        "/API/v1/namespaces/ns-b/secrets/other",
        "/api/V1/namespaces/ns-b/secrets/other",
        "/api/v1/namespaces/NS-B/secrets/other",
        "/api/v1/secrets",
        "/api/v1/secrets/other",
        "/api/v1/secrets?fieldSelector=metadata.namespace=ns-a",
        "/apis/v1/namespaces/ns-b/secrets/other",
        "/apis//v1/namespaces/ns-b/secrets/other",
      })
  void noPathReadsASecretOfAnotherNamespace(String path) throws IOException {
    Answer answer;
    try (RawConnection connection = RawConnection.open(SERVER.target())) {
      connection.send(
          "GET %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer owner\r\n\r\n"
              .formatted(path));
      answer = connection.receive();
    }

    assertThat(answer.status()).as(answer.toString()).isBetween(400, 499);
    assertThat(answer.text()).doesNotContain("c2VjcmV0");
  }
}
