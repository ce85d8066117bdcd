package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fabric8.kubernetes.api.model.EphemeralContainerBuilder;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.DeploymentBuilder;
import io.fabric8.kubernetes.api.model.autoscaling.v1.Scale;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.dsl.ExecWatch;
import io.fabric8.kubernetes.client.dsl.Execable;
import io.fabric8.kubernetes.client.dsl.PodResource;
import io.fabric8.kubernetes.client.dsl.RollableScalableResource;
import io.fabric8.kubernetes.client.http.WebSocketHandshakeException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class SubresourceTest extends ConnectedTest {
  private RollableScalableResource<Deployment> web() {
    return client.apps().deployments().inNamespace(NAMESPACE).withName("web");
  }

  private Deployment createWeb() {
    return client
        .apps()
        .deployments()
        .inNamespace(NAMESPACE)
        .resource(Samples.deployment("web", 2))
        .create();
  }

  private PodResource createPod() {
    client.pods().inNamespace(NAMESPACE).resource(Samples.pod("one")).create();
    return client.pods().inNamespace(NAMESPACE).withName("one");
  }

  @Test
  void statusIsWrittenByItself() {
    Deployment created = createWeb();

    Deployment written =
        client
            .resource(
                new DeploymentBuilder(created)
                    .editSpec()
                    .withReplicas(9)
                    .endSpec()
                    .withNewStatus()
                    .withObservedGeneration(1L)
                    .withReplicas(2)
                    .withReadyReplicas(1)
                    .endStatus()
                    .build())
            .updateStatus();

    assertThat(written.getStatus().getReadyReplicas()).isEqualTo(1);
    assertThat(written.getSpec().getReplicas()).isEqualTo(2);
    assertThat(written.getMetadata().getGeneration()).isEqualTo(1);
  }

  @Test
  void aWriteOfTheWholeLeavesTheStatusAsItWas() {
    Deployment created = createWeb();
    client
        .resource(
            new DeploymentBuilder(created).withNewStatus().withReplicas(2).endStatus().build())
        .updateStatus();

    Deployment written =
        web()
            .edit(now ->
                new DeploymentBuilder(now)
                    .editSpec()
                    .withPaused(true)
                    .endSpec()
                    .withNewStatus()
                    .withReplicas(77)
                    .endStatus()
                    .build());

    assertThat(written.getSpec().getPaused()).isTrue();
    assertThat(written.getStatus().getReplicas()).isEqualTo(2);
  }

  @Test
  void whatPodsReportCanBeWaitedFor() throws Exception {
    PodResource pod = createPod();
    CompletableFuture<Pod> ready =
        CompletableFuture.supplyAsync(
            () -> pod.waitUntilReady(SOON.toMillis(), TimeUnit.MILLISECONDS));

    client
        .resource(
            new PodBuilder(pod.get())
                .editStatus()
                .withPhase("Running")
                .addNewCondition()
                .withType("Ready")
                .withStatus("True")
                .endCondition()
                .endStatus()
                .build())
        .updateStatus();

    assertThat(ready.get(SOON.toMillis(), TimeUnit.MILLISECONDS).getStatus().getPhase())
        .isEqualTo("Running");
  }

  @Test
  void scaleIsReadAndWritten() {
    createWeb();

    Scale scale = web().scale();
    assertThat(scale.getSpec().getReplicas()).isEqualTo(2);
    assertThat(scale.getStatus().getSelector()).isEqualTo("app=web");
    scale.getSpec().setReplicas(5);
    assertThat(web().scale(scale).getSpec().getReplicas()).isEqualTo(5);

    assertThat(web().get().getSpec().getReplicas()).isEqualTo(5);
    assertThat(web().get().getMetadata().getGeneration()).isEqualTo(2);
  }

  @Test
  void scaleTakesANumberAlone() {
    createWeb();

    assertThat(web().scale(0).getSpec().getReplicas()).isZero();
  }

  @Test
  void anEphemeralContainerIsAdded() {
    Pod changed =
        createPod()
            .ephemeralContainers()
            .edit(now ->
                new PodBuilder(now)
                    .editSpec()
                    .addToEphemeralContainers(
                        new EphemeralContainerBuilder()
                            .withName("look")
                            .withImage("registry.example/look:1")
                            .build())
                    .endSpec()
                    .build());

    assertThat(changed.getSpec().getEphemeralContainers())
        .extracting("name")
        .containsExactly("look");
  }

  @Test
  void anEvictedPodIsGone() {
    PodResource pod = createPod();

    assertThat(pod.evict()).isTrue();

    assertThat(pod.get()).isNull();
    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(pod::evict)
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(404));
  }

  @Test
  void aPodWithoutANodeHasNoLog() {
    assertThat(createPod().withReadyWaitTimeout(0).getLog()).isNullOrEmpty();
  }

  @Test
  void nothingRunsInAPodWithoutANode() {
    Execable redirected = createPod().redirectingOutput().withReadyWaitTimeout(0);

    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() -> {
          try (ExecWatch run = redirected.exec("true")) {
            run.exitCode().get(SOON.toMillis(), TimeUnit.MILLISECONDS);
          }
        })
        .havingCause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            refused -> assertThat(refused.getResponse().code()).isEqualTo(400));
  }

  @Test
  void theLogOfNoPodIsNotFound() {
    assertThatThrownBy(() ->
            client.pods().inNamespace(NAMESPACE).withName("none").withReadyWaitTimeout(0).getLog())
        .isInstanceOf(KubernetesClientException.class)
        .hasMessageContaining("pods \"none\" not found");
  }
}
