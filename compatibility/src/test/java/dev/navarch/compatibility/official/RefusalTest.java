package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.apis.CustomObjectsApi;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1ConfigMapList;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1StatusCause;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is refused for want of rights is in {@link ConnectionTest} and {@link AccessTest}. */
@WithControlPlane
final class RefusalTest {
  private final TestControlPlane controlPlane;
  private final ApiClient client;
  private final CoreV1Api core;

  RefusalTest(TestControlPlane controlPlane) throws Exception {
    this.controlPlane = controlPlane;
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
  }

  @Test
  void anObjectThatIsNotThereIsNotFound() {
    Refusal refusal = Refusal.of(() -> core.readNamespacedPod("missing", NAMESPACE).execute());

    assertThat(refusal.code()).isEqualTo(404);
    assertThat(refusal.reason()).isEqualTo("NotFound");
    assertThat(refusal.message()).isEqualTo("pods \"missing\" not found");
    assertThat(refusal.status().getDetails().getKind()).isEqualTo("pods");
  }

  @Test
  void anObjectInANamespaceThatIsNotThereIsNotFound() {
    Refusal refusal =
        Refusal.of(() ->
            core.createNamespacedConfigMap("nowhere", Samples.configMap("one", Map.of()))
                .execute());

    assertThat(refusal.code()).isEqualTo(404);
    assertThat(refusal.message()).isEqualTo("namespaces \"nowhere\" not found");
  }

  @Test
  void aNameIsTakenOnce() throws Exception {
    core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of())).execute();

    Refusal refusal =
        Refusal.of(() ->
            core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of()))
                .execute());

    assertThat(refusal.code()).isEqualTo(409);
    assertThat(refusal.reason()).isEqualTo("AlreadyExists");
    assertThat(refusal.message()).isEqualTo("configmaps \"one\" already exists");
  }

  @Test
  void whoReplacesAnOldVersionConflicts() throws Exception {
    V1ConfigMap first =
        core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of())).execute();
    core.replaceNamespacedConfigMap("one", NAMESPACE, first.putDataItem("a", "1")).execute();

    Refusal refusal =
        Refusal.of(() ->
            core.replaceNamespacedConfigMap("one", NAMESPACE, first.putDataItem("a", "2"))
                .execute());

    assertThat(refusal.code()).isEqualTo(409);
    assertThat(refusal.reason()).isEqualTo("Conflict");
    assertThat(refusal.message())
        .isEqualTo(
            "Operation cannot be fulfilled on configmaps \"one\": the object has been modified;"
                + " please apply your changes to the latest version and try again");
  }

  @Test
  void everythingThatIsInvalidIsToldAtOnce() {
    V1Deployment deployment = Samples.deployment("web", -1);
    deployment.getSpec().getTemplate().getMetadata().setLabels(Map.of("app", "other"));

    Refusal refusal =
        Refusal.of(() ->
            new AppsV1Api(client).createNamespacedDeployment(NAMESPACE, deployment).execute());

    assertThat(refusal.code()).isEqualTo(422);
    assertThat(refusal.reason()).isEqualTo("Invalid");
    assertThat(refusal.status().getDetails().getCauses())
        .extracting(V1StatusCause::getField)
        .containsExactlyInAnyOrder("spec.replicas", "spec.template.metadata.labels");
  }

  @Test
  void aNameThatIsNoneIsInvalid() {
    Refusal refusal =
        Refusal.of(() ->
            core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("No Name", Map.of()))
                .execute());

    assertThat(refusal.code()).isEqualTo(422);
    assertThat(refusal.message())
        .startsWith("ConfigMap \"No Name\" is invalid: metadata.name: Invalid value: \"No Name\"");
  }

  @Test
  void anObjectForAnotherNamespaceIsABadRequest() {
    Refusal refusal =
        Refusal.of(() ->
            core.createNamespacedConfigMap(
                    NAMESPACE,
                    new V1ConfigMap()
                        .metadata(new V1ObjectMeta().name("one").namespace("kube-system")))
                .execute());

    assertThat(refusal.code()).isEqualTo(400);
    assertThat(refusal.reason()).isEqualTo("BadRequest");
    assertThat(refusal.message())
        .isEqualTo(
            "the namespace of the provided object does not match the namespace sent on the"
                + " request");
  }

  @Test
  void anUnknownFieldIsABadRequestIfAskedFor() {
    Refusal refusal =
        Refusal.of(() ->
            new CustomObjectsApi(client)
                .createNamespacedCustomObject(
                    "apps",
                    "v1",
                    NAMESPACE,
                    "deployments",
                    Map.of("metadata", Map.of("name", "web"), "spek", Map.of()))
                .fieldValidation("Strict")
                .execute());

    assertThat(refusal.code()).isEqualTo(400);
    assertThat(refusal.message()).contains("strict decoding error: unknown field \"spek\"");
  }

  @Test
  void aListWhoseBeginningIsForgottenIsGone() throws Exception {
    for (String name : new String[] {"a", "b", "c"}) {
      core.createNamespacedConfigMap(NAMESPACE, Samples.configMap(name, Map.of())).execute();
    }
    V1ConfigMapList page = core.listNamespacedConfigMap(NAMESPACE).limit(1).execute();
    core.deleteNamespacedConfigMap("c", NAMESPACE).execute();
    controlPlane.compact();

    Refusal refusal =
        Refusal.of(() ->
            core.listNamespacedConfigMap(NAMESPACE)
                .limit(1)
                ._continue(page.getMetadata().getContinue())
                .execute());

    assertThat(refusal.code()).isEqualTo(410);
    assertThat(refusal.reason()).isEqualTo("Expired");
    assertThat(
            core.listNamespacedConfigMap(NAMESPACE)
                ._continue(refusal.status().getMetadata().getContinue())
                .execute()
                .getItems())
        .extracting(each -> each.getMetadata().getName())
        .containsExactly("b");
  }
}
