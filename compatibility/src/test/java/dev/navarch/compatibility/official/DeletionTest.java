package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.AppsV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1DeleteOptions;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Namespace;
import io.kubernetes.client.openapi.models.V1Node;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1Pod;
import io.kubernetes.client.openapi.models.V1Preconditions;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the server does by itself: nobody finishes what it leaves to others. */
@WithControlPlane(controllers = "serviceaccount")
final class DeletionTest {
  private final CoreV1Api core;
  private final AppsV1Api apps;

  DeletionTest(TestControlPlane controlPlane) throws Exception {
    ApiClient client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
    apps = new AppsV1Api(client);
  }

  @Test
  void inTheBackgroundTheObjectGoesAtOnce() throws Exception {
    createDeployment();

    apps.deleteNamespacedDeployment("web", NAMESPACE).propagationPolicy("Background").execute();

    assertThat(codeOfDeployment()).isEqualTo(404);
  }

  @Test
  void inTheForegroundTheObjectWaitsForItsDependents() throws Exception {
    createDeployment();

    apps.deleteNamespacedDeployment("web", NAMESPACE)
        .body(new V1DeleteOptions().propagationPolicy("Foreground"))
        .execute();

    V1ObjectMeta metadata = deployment().getMetadata();
    assertThat(metadata.getFinalizers()).containsExactly("foregroundDeletion");
    assertThat(metadata.getDeletionTimestamp()).isNotNull();
    assertThat(metadata.getDeletionGracePeriodSeconds()).isZero();
  }

  @Test
  void orphansAreLetGoBeforeTheObjectGoes() throws Exception {
    createDeployment();

    apps.deleteNamespacedDeployment("web", NAMESPACE).propagationPolicy("Orphan").execute();
    V1Deployment waiting = deployment();
    assertThat(waiting.getMetadata().getFinalizers()).containsExactly("orphan");

    waiting.getMetadata().setFinalizers(null);
    apps.replaceNamespacedDeployment("web", NAMESPACE, waiting).execute();
    assertThat(codeOfDeployment()).isEqualTo(404);
  }

  @Test
  void anObjectWithAFinalizerStaysUntilItIsRemoved() throws Exception {
    V1ConfigMap held = Samples.configMap("held", Map.of());
    held.getMetadata().addFinalizersItem("tests.example/hold");
    core.createNamespacedConfigMap(NAMESPACE, held).execute();

    core.deleteNamespacedConfigMap("held", NAMESPACE).execute();
    V1ConfigMap waiting = core.readNamespacedConfigMap("held", NAMESPACE).execute();
    assertThat(waiting.getMetadata().getDeletionTimestamp()).isNotNull();

    waiting.getMetadata().setFinalizers(null);
    core.replaceNamespacedConfigMap("held", NAMESPACE, waiting).execute();
    assertThat(Refusal.of(() -> core.readNamespacedConfigMap("held", NAMESPACE).execute()).code())
        .isEqualTo(404);
  }

  @Test
  void aPodOnANodeGetsTimeToEnd() throws Exception {
    core.createNode(new V1Node().metadata(new V1ObjectMeta().name("node-1"))).execute();
    V1Pod pod = Samples.pod("pod");
    pod.getSpec().setNodeName("node-1");
    core.createNamespacedPod(NAMESPACE, pod).execute();

    V1Pod ending = core.deleteNamespacedPod("pod", NAMESPACE).gracePeriodSeconds(7).execute();
    assertThat(ending.getMetadata().getDeletionGracePeriodSeconds()).isEqualTo(7);
    assertThat(core.readNamespacedPod("pod", NAMESPACE).execute().getMetadata().getName())
        .isEqualTo("pod");

    core.deleteNamespacedPod("pod", NAMESPACE).gracePeriodSeconds(0).execute();
    assertThat(Refusal.of(() -> core.readNamespacedPod("pod", NAMESPACE).execute()).code())
        .isEqualTo(404);
  }

  @Test
  void aConditionOfADeletionMustHold() throws Exception {
    core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of())).execute();

    Refusal refusal =
        Refusal.of(() ->
            core.deleteNamespacedConfigMap("one", NAMESPACE)
                .body(
                    new V1DeleteOptions().preconditions(new V1Preconditions().uid("somebody else")))
                .execute());

    assertThat(refusal.code()).isEqualTo(409);
    assertThat(refusal.message())
        .contains("the UID in the precondition (somebody else) does not match");
    assertThat(core.readNamespacedConfigMap("one", NAMESPACE).execute()).isNotNull();
  }

  @Test
  void aCollectionIsDeletedAsFarAsTheSelectorMatches() throws Exception {
    for (String name : new String[] {"a", "b", "c"}) {
      core.createNamespacedConfigMap(
              NAMESPACE, Samples.labelled(name, "keep", name.equals("b") ? "yes" : "no"))
          .execute();
    }

    core.deleteCollectionNamespacedConfigMap(NAMESPACE).labelSelector("keep=no").execute();

    assertThat(core.listNamespacedConfigMap(NAMESPACE).execute().getItems())
        .extracting(each -> each.getMetadata().getName())
        .containsExactly("b");
  }

  @Test
  void aDeletedNamespaceIsTerminatingAndTakesNothingNew() throws Exception {
    core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name("team"))).execute();

    core.deleteNamespace("team").execute();

    assertThat(core.readNamespace("team").execute().getStatus().getPhase())
        .isEqualTo("Terminating");
    Refusal refusal =
        Refusal.of(() ->
            core.createNamespacedConfigMap("team", Samples.configMap("late", Map.of())).execute());
    assertThat(refusal.code()).isEqualTo(403);
    assertThat(refusal.status().getDetails().getCauses().get(0).getReason())
        .isEqualTo("NamespaceTerminating");
  }

  private void createDeployment() throws ApiException {
    apps.createNamespacedDeployment(NAMESPACE, Samples.deployment("web", 1)).execute();
  }

  private V1Deployment deployment() throws ApiException {
    return apps.readNamespacedDeployment("web", NAMESPACE).execute();
  }

  private int codeOfDeployment() {
    return Refusal.of(this::deployment).code();
  }
}
