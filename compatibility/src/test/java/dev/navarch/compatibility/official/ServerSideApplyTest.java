package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.gson.JsonElement;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.custom.V1Patch;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1DeploymentList;
import io.kubernetes.client.openapi.models.V1StatusCause;
import io.kubernetes.client.util.PatchUtils;
import io.kubernetes.client.util.ServerSideApply;
import io.kubernetes.client.util.generic.dynamic.DynamicKubernetesApi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class ServerSideApplyTest {
  private final ApiClient client;
  private final AppsV1Api apps;

  ServerSideApplyTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    apps = new AppsV1Api(client);
  }

  @Test
  void applyingMakesAnObjectThatItsManagerOwns() throws Exception {
    V1Deployment applied = apply("one", false, manifest(2));

    assertThat(applied.getSpec().getReplicas()).isEqualTo(2);
    assertThat(managers()).containsExactly("one Apply");
    assertThat(apply("one", false, manifest(2)).getMetadata().getResourceVersion())
        .isEqualTo(applied.getMetadata().getResourceVersion());
  }

  @Test
  void anotherManagersChangeConflictsUnlessForced() throws Exception {
    apply("one", false, manifest(2));

    Refusal refusal = Refusal.of(() -> apply("two", false, manifest(3)));
    assertThat(refusal.code()).isEqualTo(409);
    assertThat(refusal.message())
        .isEqualTo("Apply failed with 1 conflict: conflict with \"one\": .spec.replicas");
    V1StatusCause cause = refusal.status().getDetails().getCauses().get(0);
    assertThat(cause.getReason()).isEqualTo("FieldManagerConflict");
    assertThat(cause.getField()).isEqualTo(".spec.replicas");

    assertThat(apply("two", true, manifest(3)).getSpec().getReplicas()).isEqualTo(3);
    assertThat(managers()).containsExactlyInAnyOrder("one Apply", "two Apply");
  }

  @Test
  void whatAManagerNoLongerAppliesIsRemoved() throws Exception {
    apply(
        "one", false, manifest(2).replaceFirst("metadata:", "metadata:\n  labels: {tier: front}"));

    V1Deployment applied = apply("one", false, manifest(2));

    assertThat(applied.getMetadata().getLabels()).isNullOrEmpty();
  }

  @Test
  void applyingNeedsAManager() {
    Refusal refusal =
        Refusal.of(() ->
            PatchUtils.patch(
                V1Deployment.class,
                () ->
                    apps.patchNamespacedDeployment("web", NAMESPACE, new V1Patch(manifest(1)))
                        .buildCall(null),
                V1Patch.PATCH_FORMAT_APPLY_YAML,
                client));

    assertThat(refusal.code()).isEqualTo(422);
    assertThat(refusal.message()).contains("fieldManager: Required value");
  }

  @Test
  void theClientsOwnWordsForItWork() throws Exception {
    V1Deployment first =
        ServerSideApply.apply(
            client,
            V1Deployment.class,
            V1DeploymentList.class,
            Samples.deployment("web", 1),
            "one");
    ApiException conflict =
        catchThrowableOfType(
            ApiException.class,
            () ->
                ServerSideApply.apply(
                    client,
                    V1Deployment.class,
                    V1DeploymentList.class,
                    Samples.deployment("web", 5),
                    "two"));
    V1Deployment rehearsed =
        ServerSideApply.<V1Deployment, V1DeploymentList>builder(client)
            .apiTypeClass(V1Deployment.class)
            .apiListTypeClass(V1DeploymentList.class)
            .resource(Samples.deployment("web", 5))
            .fieldManager("two")
            .forceConflicts(true)
            .dryRun()
            .apply();

    assertThat(first.getSpec().getReplicas()).isEqualTo(1);
    assertThat(conflict.getCode()).isEqualTo(409);
    assertThat(rehearsed.getSpec().getReplicas()).isEqualTo(5);
    assertThat(apps.readNamespacedDeployment("web", NAMESPACE).execute().getSpec().getReplicas())
        .isEqualTo(1);
  }

  private V1Deployment apply(String manager, boolean force, String manifest) throws ApiException {
    return PatchUtils.patch(
        V1Deployment.class,
        () ->
            apps.patchNamespacedDeployment("web", NAMESPACE, new V1Patch(manifest))
                .fieldManager(manager)
                .force(force)
                .buildCall(null),
        V1Patch.PATCH_FORMAT_APPLY_YAML,
        client);
  }

  /** The client's typed objects leave out who manages what. */
  private List<String> managers() throws ApiException {
    List<String> managers = new ArrayList<>();
    for (JsonElement entry :
        new DynamicKubernetesApi("apps", "v1", "deployments", client)
            .get(NAMESPACE, "web")
            .throwsApiException()
            .getObject()
            .getRaw()
            .getAsJsonObject("metadata")
            .getAsJsonArray("managedFields")) {
      managers.add(
          entry.getAsJsonObject().get("manager").getAsString()
              + " "
              + entry.getAsJsonObject().get("operation").getAsString());
    }
    return managers;
  }

  private static String manifest(int replicas) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: web
    spec:
      replicas: %d
      selector:
        matchLabels: {app: web}
      template:
        metadata:
          labels: {app: web}
        spec:
          containers:
          - name: main
            image: registry.example/main:1
    """
        .formatted(replicas);
  }
}
