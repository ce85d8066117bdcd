package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.custom.V1Patch;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.models.V1Container;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.util.PatchUtils;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class PatchTest {
  private final ApiClient client;
  private final AppsV1Api apps;

  PatchTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    apps = new AppsV1Api(client);
  }

  @BeforeAll
  static void prepare(TestControlPlane controlPlane) throws Exception {
    new AppsV1Api(Clients.administrator(controlPlane))
        .createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 1))
        .execute();
  }

  @Test
  void aJsonPatchDoesItsStepsInOrder() throws Exception {
    V1Deployment patched =
        patch(
            V1Patch.PATCH_FORMAT_JSON_PATCH,
            """
            [{"op": "test", "path": "/spec/replicas", "value": 1},
             {"op": "replace", "path": "/spec/replicas", "value": 4},
             {"op": "add", "path": "/metadata/labels", "value": {"tier": "front"}},
             {"op": "copy", "from": "/metadata/labels/tier", "path": "/metadata/labels/copy"}]
            """);

    assertThat(patched.getSpec().getReplicas()).isEqualTo(4);
    assertThat(patched.getMetadata().getLabels())
        .containsEntry("tier", "front")
        .containsEntry("copy", "front");
  }

  @Test
  void aJsonPatchWhoseTestFailsIsRefused() {
    Refusal refusal =
        Refusal.of(() ->
            patch(
                V1Patch.PATCH_FORMAT_JSON_PATCH,
                """
                [{"op": "test", "path": "/spec/replicas", "value": 7},
                 {"op": "replace", "path": "/spec/replicas", "value": 8}]
                """));

    assertThat(refusal.code()).isEqualTo(422);
    assertThat(refusal.reason()).isEqualTo("Invalid");
  }

  @Test
  void aMergePatchReplacesLists() throws Exception {
    V1Deployment patched =
        patch(
            V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH,
            """
            {"spec": {"template": {"spec": {"containers": [
              {"name": "other", "image": "registry.example/other:1"}]}}}}
            """);

    assertThat(patched.getSpec().getTemplate().getSpec().getContainers())
        .extracting(V1Container::getName)
        .containsExactly("other");
  }

  @Test
  void aStrategicMergePatchMergesListsByTheirKeys() throws Exception {
    V1Deployment patched =
        patch(
            V1Patch.PATCH_FORMAT_STRATEGIC_MERGE_PATCH,
            """
            {"spec": {"template": {"spec": {"containers": [
              {"name": "other", "image": "registry.example/other:1"},
              {"name": "main", "image": "registry.example/main:2"}]}}}}
            """);

    assertThat(patched.getSpec().getTemplate().getSpec().getContainers())
        .extracting(V1Container::getImage)
        .containsExactlyInAnyOrder("registry.example/main:2", "registry.example/other:1");
    V1Deployment without =
        patch(
            V1Patch.PATCH_FORMAT_STRATEGIC_MERGE_PATCH,
            """
            {"spec": {"template": {"spec": {"containers": [
              {"name": "other", "$patch": "delete"}]}}}}
            """);
    assertThat(without.getSpec().getTemplate().getSpec().getContainers()).hasSize(1);
  }

  @Test
  void aPatchOfAnOldVersionConflicts() throws Exception {
    String version =
        apps.readNamespacedDeployment("web", NAMESPACE)
            .execute()
            .getMetadata()
            .getResourceVersion();
    String patch = "{\"metadata\":{\"resourceVersion\":\"%s\",\"labels\":{\"n\":\"%d\"}}}";

    patch(V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH, patch.formatted(version, 1));
    Refusal refusal =
        Refusal.of(() -> patch(V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH, patch.formatted(version, 2)));

    assertThat(refusal.code()).isEqualTo(409);
    assertThat(refusal.reason()).isEqualTo("Conflict");
  }

  @Test
  void aPatchThatDoesNotTellItsFormatIsNotSupported() {
    Refusal refusal =
        Refusal.of(
            () -> apps.patchNamespacedDeployment("web", NAMESPACE, new V1Patch("{}")).execute());

    assertThat(refusal.code()).isEqualTo(415);
    assertThat(refusal.reason()).isEqualTo("UnsupportedMediaType");
  }

  private V1Deployment patch(String format, String patch) throws ApiException {
    return PatchUtils.patch(
        V1Deployment.class,
        () -> apps.patchNamespacedDeployment("web", NAMESPACE, new V1Patch(patch)).buildCall(null),
        format,
        client);
  }
}
