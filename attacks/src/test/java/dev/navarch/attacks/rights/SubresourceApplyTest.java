package dev.navarch.attacks.rights;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.attacks.AttackedServer;
import dev.navarch.attacks.client.Answer;
import dev.navarch.attacks.client.PlainClient;
import dev.navarch.attacks.client.Target;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Server-side apply to a sub-resource never creates the object past the rules of creation. */
class SubresourceApplyTest {
  private static final String PRIVILEGED_POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: evil}
      spec:
        hostNetwork: true
        containers: [{name: c, image: i, securityContext: {privileged: true}}]
      """;
  private static final String FORGED_REQUEST =
      """
      apiVersion: certificates.k8s.io/v1
      kind: CertificateSigningRequest
      metadata: {name: evil}
      spec:
        request: ""
        signerName: kubernetes.io/kube-apiserver-client
        username: system:admin
        groups: [system:masters]
        usages: [client auth]
      """;

  private static final AttackedServer SERVER = AttackedServer.start();
  private static final Grants GRANTS = new Grants(SERVER);

  @BeforeAll
  static void prepare() {
    GRANTS.namespace("ns");
  }

  @AfterAll
  static void close() {
    SERVER.close();
  }

  /** Applies a manifest as the administrator, who holds every right. */
  private static Answer apply(String path, String manifest) {
    return SERVER.admin().apply(path + "?fieldManager=x&force=true", manifest);
  }

  private static void isMissing(Answer answer, String resource) {
    assertThat(answer.status()).as(answer.toString()).isEqualTo(404);
    assertThat(answer.text()).contains(resource + " \\\"evil\\\" not found");
  }

  @ParameterizedTest
  @CsvSource({"status", "ephemeralcontainers", "resize"})
  void podsAreNotCreatedThroughSubresources(String subresource) {
    String path = "/api/v1/namespaces/ns/pods/evil";

    Answer answer = apply(path + "/" + subresource, PRIVILEGED_POD);

    isMissing(answer, "pods");
    assertThat(SERVER.admin().get(path).status()).isEqualTo(404);
  }

  @Test
  void aRightToPatchTheStatusOfPodsCreatesNoPod() {
    GRANTS.inNamespace("status-writer", "ns", Right.to("patch", "", "pods/status"));
    PlainClient user = SERVER.as("status-writer");

    Answer answer =
        user.apply("/api/v1/namespaces/ns/pods/evil/status?fieldManager=x", PRIVILEGED_POD);

    isMissing(answer, "pods");
    assertThat(SERVER.admin().get("/api/v1/namespaces/ns/pods/evil").status()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource({"status", "approval"})
  void certificateSigningRequestsAreNotForged(String subresource) {
    String path = "/apis/certificates.k8s.io/v1/certificatesigningrequests/evil";

    Answer answer = apply(path + "/" + subresource, FORGED_REQUEST);

    isMissing(answer, "certificatesigningrequests.certificates.k8s.io");
    assertThat(SERVER.admin().get(path).status()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource({
    "/api/v1/nodes/evil/status, v1, Node, nodes",
    "/api/v1/namespaces/evil/status, v1, Namespace, namespaces",
    "/api/v1/persistentvolumes/evil/status, v1, PersistentVolume, persistentvolumes",
    "/api/v1/namespaces/ns/resourcequotas/evil/status, v1, ResourceQuota, resourcequotas",
    "/apis/apps/v1/namespaces/ns/deployments/evil/status, apps/v1, Deployment, deployments.apps",
    "/apis/apps/v1/namespaces/ns/deployments/evil/scale, autoscaling/v1, Scale, deployments.apps",
    "/apis/apiregistration.k8s.io/v1/apiservices/evil/status, apiregistration.k8s.io/v1, APIService, apiservices.apiregistration.k8s.io",
    "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/evil/status, apiextensions.k8s.io/v1, CustomResourceDefinition, customresourcedefinitions.apiextensions.k8s.io",
  })
  void objectsOfOtherKindsAreNotCreatedThroughSubresources(
      String path, String version, String kind, String resource) {
    Answer answer = apply(path, manifest(version, kind));

    isMissing(answer, resource);
    String object = path.substring(0, path.lastIndexOf('/'));
    assertThat(SERVER.admin().get(object).status()).isEqualTo(404);
  }

  private static String manifest(String version, String kind) {
    return "{\"apiVersion\": \"%s\", \"kind\": \"%s\", \"metadata\": {\"name\": \"evil\"}}"
        .formatted(version, kind);
  }

  @Test
  void customResourcesAreNotCreatedThroughSubresources() {
    GRANTS.created(
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
        """
        {"metadata": {"name": "gadgets.example.com"},
         "spec": {"group": "example.com", "scope": "Namespaced",
           "names": {"plural": "gadgets", "singular": "gadget", "kind": "Gadget"},
           "versions": [{"name": "v1", "served": true, "storage": true,
             "subresources": {"status": {}, "scale": {
               "specReplicasPath": ".spec.replicas", "statusReplicasPath": ".status.replicas"}},
             "schema": {"openAPIV3Schema": {"type": "object",
               "x-kubernetes-preserve-unknown-fields": true}}}]}}
        """);
    String collection = "/apis/example.com/v1/namespaces/ns/gadgets";
    long deadline = System.nanoTime() + Target.PATIENCE.toNanos();
    while (SERVER.admin().get(collection).status() != 200) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      LockSupport.parkNanos(1_000_000);
    }

    isMissing(
        apply(collection + "/evil/status", manifest("example.com/v1", "Gadget")),
        "gadgets.example.com");
    isMissing(
        apply(collection + "/evil/scale", manifest("autoscaling/v1", "Scale")),
        "gadgets.example.com");
    assertThat(SERVER.admin().get(collection + "/evil").status()).isEqualTo(404);
  }

  @Test
  void theFinalizersOfNamespacesAreNotPatched() {
    Answer answer = apply("/api/v1/namespaces/evil/finalize", manifest("v1", "Namespace"));

    assertThat(answer.status()).as(answer.toString()).isEqualTo(405);
  }

  /** Kubernetes creates services through their status, by the rules of services. */
  @Test
  void servicesAreCreatedThroughTheirStatusByTheRulesOfServices() {
    String path = "/api/v1/namespaces/ns/services/web";
    String invalid =
        "{\"apiVersion\": \"v1\", \"kind\": \"Service\", \"metadata\": {\"name\": \"web\"}, \"spec\": {\"ports\": [{\"port\": 70000}]}}";
    String valid =
        invalid
            .replace("70000", "80")
            .replace(
                "\"spec\"",
                "\"status\": {\"loadBalancer\": {\"ingress\": [{\"ip\": \"192.0.2.1\"}]}}, \"spec\"");

    assertThat(apply(path + "/status", invalid).status()).isEqualTo(422);
    Answer created = apply(path + "/status", valid);

    assertThat(created.status()).as(created.toString()).isEqualTo(201);
    assertThat(created.text()).contains("\"clusterIP\":\"10.0.0.").doesNotContain("192.0.2.1");
  }

  /** Kubernetes creates these policies through their status, by the rules of policies. */
  @Test
  void policiesAreCreatedThroughTheirStatusByTheRulesOfPolicies() {
    String path = "/apis/admissionregistration.k8s.io/v1/validatingadmissionpolicies/evil/status";

    Answer answer =
        apply(path, manifest("admissionregistration.k8s.io/v1", "ValidatingAdmissionPolicy"));

    assertThat(answer.status()).as(answer.toString()).isEqualTo(422);
    assertThat(answer.text()).contains("spec.matchConstraints");
  }

  @Test
  void creatingAServiceThroughItsStatusTakesTheRightToCreateThat() {
    GRANTS.inNamespace("service-status", "ns", Right.to("patch", "", "services/status"));
    String service =
        "{\"apiVersion\": \"v1\", \"kind\": \"Service\", \"metadata\": {\"name\": \"mine\"}, \"spec\": {\"ports\": [{\"port\": 80}]}}";

    Answer answer =
        SERVER
            .as("service-status")
            .apply("/api/v1/namespaces/ns/services/mine/status?fieldManager=x", service);

    assertThat(answer.status()).as(answer.toString()).isEqualTo(403);
    assertThat(answer.text())
        .contains(
            "services \\\"mine\\\" is forbidden: User \\\"service-status\\\" cannot create resource \\\"services/status\\\" in API group \\\"\\\" in the namespace \\\"ns\\\"");
  }
}
