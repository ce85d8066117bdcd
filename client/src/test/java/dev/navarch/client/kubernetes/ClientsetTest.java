package dev.navarch.client.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.api.authorization.v1.SelfSubjectAccessReview;
import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.api.policy.v1.Eviction;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.kubernetes.typed.core.v1.ComponentStatusClient;
import dev.navarch.client.kubernetes.typed.core.v1.ConfigMapClient;
import dev.navarch.client.kubernetes.typed.core.v1.NamespaceClient;
import dev.navarch.client.rest.DeleteCollectionVerb;
import dev.navarch.client.rest.GetVerb;
import dev.navarch.client.rest.ListVerb;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.StatusVerbs;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The typed clients against a server that notes what is asked, and shows what it was sent. */
class ClientsetTest {
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final List<String> bodies = new CopyOnWriteArrayList<>();
  private HttpServer server;
  private Clientset clients;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
    clients =
        Clientset.open(
            ClientConfig.builder("http://127.0.0.1:" + server.getAddress().getPort())
                .qps(10_000)
                .burst(10_000)
                .build());
  }

  @AfterEach
  void stop() {
    clients.close();
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().toString();
    asked.add(exchange.getRequestMethod() + " " + path);
    String sent = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    bodies.add(sent);
    String body = sent.isEmpty() || sent.contains("DeleteOptions") ? page(path) : sent;
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange
        .getResponseHeaders()
        .set("Content-Type", path.contains("/log") ? "text/plain" : "application/json");
    exchange.sendResponseHeaders(path.contains("/missing") ? 404 : 200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private static String page(String path) {
    if (path.contains("/log")) {
      return "line one\nline two\n";
    }
    if (path.contains("/scale")) {
      String version =
          path.replaceFirst("^/apis/(apps/v1beta.)/.*", "$1")
              .replaceFirst("^/.*", "autoscaling/v1");
      return "{\"kind\":\"Scale\",\"apiVersion\":\"%s\",\"spec\":{\"replicas\":3}}"
          .formatted(version);
    }
    if (path.contains("/missing")) {
      return "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
          + "\"reason\":\"NotFound\",\"code\":404,\"message\":\"pods \\\"missing\\\" not found\"}";
    }
    if (path.endsWith("/nodes") || path.contains("/nodes?")) {
      return "{\"kind\":\"NodeList\",\"apiVersion\":\"v1\",\"metadata\":{},"
          + "\"items\":[{\"metadata\":{\"name\":\"n\"}}]}";
    }
    return "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Success\"}";
  }

  private static Pod pod(String name) {
    return Pod.builder().metadata(meta -> meta.namespace("ns").name(name)).build();
  }

  private static Deployment deployment(String name) {
    return Deployment.builder().metadata(meta -> meta.namespace("ns").name(name)).build();
  }

  @Test
  void groupsHaveTheirOwnPathsAndTheCoreGroupHasNone() throws Exception {
    clients.coreV1().pods("ns").create(pod("a"));
    clients.appsV1().deployments("ns").update(deployment("d"));
    clients.coreV1().nodes().list();
    clients
        .certificatesV1()
        .certificateSigningRequests()
        .updateApproval(
            CertificateSigningRequest.builder().metadata(meta -> meta.name("c")).build());

    assertThat(asked)
        .containsExactly(
            "POST /api/v1/namespaces/ns/pods",
            "PUT /apis/apps/v1/namespaces/ns/deployments/d",
            "GET /api/v1/nodes",
            "PUT /apis/certificates.k8s.io/v1/certificatesigningrequests/c/approval");
  }

  @Test
  void oldVersionsHaveTheirOwnPaths() throws Exception {
    clients.appsV1beta1().deployments("ns").getScale("d");
    clients.appsV1beta1().statefulSets("ns").delete("s");
    clients.appsV1beta1().controllerRevisions("ns").delete("c");
    clients.appsV1beta2().deployments("ns").getScale("d");
    clients.appsV1beta2().replicaSets("ns").getScale("r");
    clients.appsV1beta2().statefulSets("ns").getScale("s");
    clients.appsV1beta2().daemonSets("ns").delete("d");
    clients.appsV1beta2().controllerRevisions("ns").delete("c");
    clients.flowcontrolV1beta2().flowSchemas().delete("f");
    clients.flowcontrolV1beta2().priorityLevelConfigurations().delete("p");
    clients.flowcontrolV1beta3().flowSchemas().delete("f");
    clients.flowcontrolV1beta3().priorityLevelConfigurations().delete("p");

    assertThat(asked)
        .containsExactly(
            "GET /apis/apps/v1beta1/namespaces/ns/deployments/d/scale",
            "DELETE /apis/apps/v1beta1/namespaces/ns/statefulsets/s",
            "DELETE /apis/apps/v1beta1/namespaces/ns/controllerrevisions/c",
            "GET /apis/apps/v1beta2/namespaces/ns/deployments/d/scale",
            "GET /apis/apps/v1beta2/namespaces/ns/replicasets/r/scale",
            "GET /apis/apps/v1beta2/namespaces/ns/statefulsets/s/scale",
            "DELETE /apis/apps/v1beta2/namespaces/ns/daemonsets/d",
            "DELETE /apis/apps/v1beta2/namespaces/ns/controllerrevisions/c",
            "DELETE /apis/flowcontrol.apiserver.k8s.io/v1beta2/flowschemas/f",
            "DELETE /apis/flowcontrol.apiserver.k8s.io/v1beta2/prioritylevelconfigurations/p",
            "DELETE /apis/flowcontrol.apiserver.k8s.io/v1beta3/flowschemas/f",
            "DELETE /apis/flowcontrol.apiserver.k8s.io/v1beta3/prioritylevelconfigurations/p");
  }

  @Test
  void theEmptyNamespaceIsAllOfThem() throws Exception {
    clients
        .coreV1()
        .pods("")
        .deleteCollection(
            DeleteOptions.builder().build(), ListOptions.builder().labelSelector("a").build());

    assertThat(asked).containsExactly("DELETE /api/v1/pods?labelSelector=a");
  }

  @Test
  void listsAreOfTheKind() throws Exception {
    assertThat(clients.coreV1().nodes().stream().map(Node::metadata).toList())
        .singleElement()
        .satisfies(metadata -> assertThat(metadata.name()).isEqualTo("n"));
  }

  @Test
  void failuresOfTheServerAreTyped() {
    assertThatThrownBy(() -> clients.coreV1().pods("ns").get("missing"))
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.isNotFound()).isTrue())
        .hasMessage("pods \"missing\" not found");
  }

  @Test
  void propagationPoliciesAreSentWithADeletion() throws Exception {
    for (String policy :
        List.of(
            DeletionPropagation.FOREGROUND,
            DeletionPropagation.BACKGROUND,
            DeletionPropagation.ORPHAN)) {
      clients
          .appsV1()
          .deployments("ns")
          .delete("d", DeleteOptions.builder().propagationPolicy(policy).build());
      assertThat(bodies.get(bodies.size() - 1))
          .contains("\"propagationPolicy\":\"" + policy + "\"");
    }
    assertThat(asked).allMatch("DELETE /apis/apps/v1/namespaces/ns/deployments/d"::equals);
  }

  @Test
  void applyNamesItsManager() throws Exception {
    clients.appsV1().deployments("ns").apply(deployment("d"), "me", true);
    clients
        .appsV1()
        .deployments("ns")
        .applyStatus(deployment("d"), ApplyOptions.builder().fieldManager("me").build());

    assertThat(asked)
        .containsExactly(
            "PATCH /apis/apps/v1/namespaces/ns/deployments/d?fieldManager=me&force=true",
            "PATCH /apis/apps/v1/namespaces/ns/deployments/d/status?fieldManager=me&force=false");
  }

  @Test
  void scalesAreReadReplacedAndApplied() throws Exception {
    Scale scale = clients.appsV1().deployments("ns").getScale("d");
    clients.appsV1().deployments("ns").updateScale("d", scale);
    clients
        .appsV1()
        .deployments("ns")
        .applyScale("d", scale, ApplyOptions.builder().fieldManager("me").force(true).build());

    assertThat(scale.spec().replicas()).isEqualTo(3);
    assertThat(asked)
        .containsExactly(
            "GET /apis/apps/v1/namespaces/ns/deployments/d/scale",
            "PUT /apis/apps/v1/namespaces/ns/deployments/d/scale",
            "PATCH /apis/apps/v1/namespaces/ns/deployments/d/scale?fieldManager=me&force=true");
  }

  @Test
  void podsHaveTheirSubresources() throws Exception {
    clients
        .coreV1()
        .pods("ns")
        .evict(Eviction.builder().metadata(meta -> meta.name("a").namespace("ns")).build());
    clients
        .coreV1()
        .pods("ns")
        .bind(Binding.builder().metadata(meta -> meta.name("a").namespace("ns")).build());
    clients.coreV1().pods("ns").updateEphemeralContainers(pod("a"));
    clients.coreV1().pods("ns").updateResize(pod("a"));
    clients.coreV1().pods("ns").updateStatus(pod("a"));

    assertThat(asked)
        .containsExactly(
            "POST /api/v1/namespaces/ns/pods/a/eviction",
            "POST /api/v1/namespaces/ns/pods/a/binding",
            "PUT /api/v1/namespaces/ns/pods/a/ephemeralcontainers",
            "PUT /api/v1/namespaces/ns/pods/a/resize",
            "PUT /api/v1/namespaces/ns/pods/a/status");
  }

  @Test
  void refusedEvictionsAreFailures() {
    assertThatThrownBy(() ->
            clients
                .coreV1()
                .pods("ns")
                .evict(Eviction.builder().metadata(meta -> meta.name("missing")).build()))
        .isInstanceOf(ApiException.class);
  }

  @Test
  void logsAreAStreamWithTheirOptions() throws Exception {
    PodLogOptions options =
        PodLogOptions.builder().container("c").follow(true).tailLines(2L).build();

    try (InputStream log = clients.coreV1().pods("ns").logs("a", options).stream()) {
      assertThat(log).hasContent("line one\nline two\n");
    }

    assertThat(asked)
        .containsExactly(
            "GET /api/v1/namespaces/ns/pods/a/log?container=c&follow=true&tailLines=2");
  }

  @Test
  void proxiesNameSchemeAndPort() throws Exception {
    clients
        .coreV1()
        .services("ns")
        .proxyGet("https", "web", "443", "/healthz", Map.of("full", "1"))
        .send()
        .raw();
    clients.coreV1().pods("ns").proxyGet("", "a", "", "", Map.of()).send().raw();
    clients.coreV1().nodes().proxyGet("", "n", "10250", "stats", Map.of()).send().raw();

    assertThat(asked)
        .containsExactly(
            "GET /api/v1/namespaces/ns/services/https:web:443/proxy/healthz?full=1",
            "GET /api/v1/namespaces/ns/pods/a/proxy",
            "GET /api/v1/nodes/n:10250/proxy/stats");
  }

  @Test
  void tokensNamespacesAndReviewsHaveTheirMethods() throws Exception {
    clients.coreV1().serviceAccounts("ns").createToken("default", TokenRequest.builder().build());
    clients
        .coreV1()
        .namespaces()
        .finalize(Namespace.builder().metadata(meta -> meta.name("ns")).build());
    clients
        .authorizationV1()
        .selfSubjectAccessReviews()
        .create(SelfSubjectAccessReview.builder().build());

    assertThat(asked)
        .containsExactly(
            "POST /api/v1/namespaces/ns/serviceaccounts/default/token",
            "PUT /api/v1/namespaces/ns/finalize",
            "POST /apis/authorization.k8s.io/v1/selfsubjectaccessreviews");
  }

  @Test
  void patchesGoThroughSubresources() throws Exception {
    clients
        .appsV1()
        .deployments("ns")
        .patch(
            "d",
            PatchType.MERGE,
            "{\"kind\":\"Deployment\",\"apiVersion\":\"apps/v1\"}".getBytes(StandardCharsets.UTF_8),
            "status");

    assertThat(asked).containsExactly("PATCH /apis/apps/v1/namespaces/ns/deployments/d/status");
  }

  @Test
  void clientsLackWhatTheirResourceCannot() {
    assertThat(StatusVerbs.class.isAssignableFrom(ConfigMapClient.class)).isFalse();
    assertThat(StatusVerbs.class.isAssignableFrom(NamespaceClient.class)).isTrue();
    assertThat(DeleteCollectionVerb.class.isAssignableFrom(NamespaceClient.class)).isFalse();
    assertThat(DeleteCollectionVerb.class.isAssignableFrom(ConfigMapClient.class)).isTrue();
    assertThat(ComponentStatusClient.class.getInterfaces())
        .containsExactlyInAnyOrder(GetVerb.class, ListVerb.class);
  }

  @Test
  void allClientsShareOneClientForRequests() {
    assertThat(clients.coreV1().restClient().scheme())
        .isSameAs(clients.restClient().scheme())
        .isSameAs(clients.appsV1().restClient().scheme());
  }
}
