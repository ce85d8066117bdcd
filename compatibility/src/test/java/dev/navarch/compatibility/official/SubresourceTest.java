package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.custom.V1Patch;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1Binding;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1DeploymentStatus;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1ObjectReference;
import io.kubernetes.client.openapi.models.V1Pod;
import io.kubernetes.client.openapi.models.V1PodCondition;
import io.kubernetes.client.openapi.models.V1Scale;
import io.kubernetes.client.openapi.models.V1Status;
import io.kubernetes.client.util.PatchUtils;
import okhttp3.Call;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class SubresourceTest {
  private final ApiClient client;
  private final CoreV1Api core;
  private final AppsV1Api apps;

  SubresourceTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
    apps = new AppsV1Api(client);
  }

  @Test
  void statusAndSpecAreWrittenApart() throws Exception {
    V1Deployment created =
        apps.createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 2)).execute();
    created.getSpec().setReplicas(9);
    created.setStatus(new V1DeploymentStatus().replicas(2).readyReplicas(1));

    V1Deployment withStatus =
        apps.replaceNamespacedDeploymentStatus("web", NAMESPACE, created).execute();
    assertThat(withStatus.getSpec().getReplicas()).isEqualTo(2);
    assertThat(withStatus.getStatus().getReadyReplicas()).isEqualTo(1);

    withStatus.getSpec().setReplicas(3);
    withStatus.getStatus().setReadyReplicas(7);
    V1Deployment withSpec =
        apps.replaceNamespacedDeployment("web", NAMESPACE, withStatus).execute();
    assertThat(withSpec.getSpec().getReplicas()).isEqualTo(3);
    assertThat(withSpec.getStatus().getReadyReplicas()).isEqualTo(1);
  }

  @Test
  void aStatusIsPatched() throws Exception {
    Samples.createPod(core, "pod");

    V1Pod patched =
        PatchUtils.patch(
            V1Pod.class,
            () ->
                core.patchNamespacedPodStatus(
                        "pod",
                        NAMESPACE,
                        new V1Patch(
                            """
                            {"status": {"phase": "Running",
                              "conditions": [{"type": "Ready", "status": "True"}]}}
                            """))
                    .buildCall(null),
            V1Patch.PATCH_FORMAT_STRATEGIC_MERGE_PATCH,
            client);

    assertThat(patched.getStatus().getPhase()).isEqualTo("Running");
    assertThat(patched.getStatus().getConditions())
        .extracting(V1PodCondition::getType)
        .contains("Ready");
    assertThat(
            core.listNamespacedPod(NAMESPACE)
                .fieldSelector("status.phase=Running")
                .execute()
                .getItems())
        .hasSize(1);
  }

  @Test
  void aDeploymentIsScaled() throws Exception {
    apps.createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 2)).execute();

    V1Scale scale = apps.readNamespacedDeploymentScale("web", NAMESPACE).execute();
    assertThat(scale.getSpec().getReplicas()).isEqualTo(2);
    assertThat(scale.getStatus().getSelector()).isEqualTo("app=web");

    scale.getSpec().setReplicas(5);
    apps.replaceNamespacedDeploymentScale("web", NAMESPACE, scale).execute();
    V1Deployment scaled = apps.readNamespacedDeployment("web", NAMESPACE).execute();
    assertThat(scaled.getSpec().getReplicas()).isEqualTo(5);
    assertThat(scaled.getMetadata().getGeneration()).isEqualTo(2);

    V1Scale patched =
        PatchUtils.patch(
            V1Scale.class,
            () ->
                apps.patchNamespacedDeploymentScale(
                        "web", NAMESPACE, new V1Patch("{\"spec\":{\"replicas\":1}}"))
                    .buildCall(null),
            V1Patch.PATCH_FORMAT_JSON_MERGE_PATCH,
            client);
    assertThat(patched.getSpec().getReplicas()).isEqualTo(1);
  }

  @Test
  void aPodIsBoundToANode() throws Exception {
    Samples.createPod(core, "pod");

    // The answer is a status, and the client's own method expects a binding.
    Call bind =
        core.createNamespacedPodBinding(
                "pod",
                NAMESPACE,
                new V1Binding()
                    .metadata(new V1ObjectMeta().name("pod"))
                    .target(new V1ObjectReference().kind("Node").name("node-1")))
            .buildCall(null);
    V1Status answer = client.<V1Status>execute(bind, V1Status.class).getData();
    assertThat(answer.getStatus()).isEqualTo("Success");

    V1Pod bound = core.readNamespacedPod("pod", NAMESPACE).execute();
    assertThat(bound.getSpec().getNodeName()).isEqualTo("node-1");
    assertThat(bound.getStatus().getConditions())
        .extracting(V1PodCondition::getType)
        .containsExactly("PodScheduled");
    assertThat(
            core.listPodForAllNamespaces()
                .fieldSelector("spec.nodeName=node-1")
                .execute()
                .getItems())
        .hasSize(1);
  }
}
