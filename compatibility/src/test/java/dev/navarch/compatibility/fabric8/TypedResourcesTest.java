package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.NamespaceBuilder;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.SecretBuilder;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceBuilder;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.DeploymentBuilder;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.batch.v1.JobBuilder;
import io.fabric8.kubernetes.client.dsl.Resource;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class TypedResourcesTest extends ConnectedTest {
  @Test
  void aConfigMapIsCreatedReadChangedAndDeleted() {
    ConfigMap created =
        client
            .configMaps()
            .inNamespace(NAMESPACE)
            .resource(Samples.configMap("settings", Map.of("depth", "3")))
            .create();
    assertThat(created.getMetadata().getUid()).isNotEmpty();
    assertThat(created.getMetadata().getCreationTimestamp()).isNotEmpty();
    assertThat(created.getData()).containsExactly(Map.entry("depth", "3"));

    Resource<ConfigMap> settings = client.configMaps().inNamespace(NAMESPACE).withName("settings");
    assertThat(settings.get()).isEqualTo(created);

    ConfigMap edited =
        settings.edit(now -> new ConfigMapBuilder(now).addToData("width", "5").build());
    assertThat(edited.getData()).containsOnly(Map.entry("depth", "3"), Map.entry("width", "5"));
    assertThat(edited.getMetadata().getUid()).isEqualTo(created.getMetadata().getUid());
    assertThat(edited.getMetadata().getResourceVersion())
        .isNotEqualTo(created.getMetadata().getResourceVersion());

    ConfigMap replaced =
        client
            .resource(new ConfigMapBuilder(edited).withData(Map.of("height", "8")).build())
            .update();
    assertThat(replaced.getData()).containsExactly(Map.entry("height", "8"));

    assertThat(settings.delete()).hasSize(1);
    assertThat(settings.get()).isNull();
    assertThat(settings.delete()).isEmpty();
  }

  @Test
  void textOfASecretComesBackAsBytes() {
    Secret created =
        client
            .secrets()
            .inNamespace(NAMESPACE)
            .resource(
                new SecretBuilder()
                    .withNewMetadata()
                    .withName("password")
                    .endMetadata()
                    .withType("Opaque")
                    .addToStringData("word", "open sesame")
                    .build())
            .create();

    assertThat(created.getStringData()).isNullOrEmpty();
    byte[] word = Base64.getDecoder().decode(created.getData().get("word"));
    assertThat(new String(word, StandardCharsets.UTF_8)).isEqualTo("open sesame");
  }

  @Test
  void aPodIsFilledInByTheServer() {
    Pod created = client.pods().inNamespace(NAMESPACE).resource(Samples.pod("one")).create();

    assertThat(created.getSpec().getRestartPolicy()).isEqualTo("Always");
    assertThat(created.getSpec().getServiceAccountName()).isEqualTo("default");
    assertThat(created.getStatus().getPhase()).isEqualTo("Pending");
    assertThat(created.getStatus().getQosClass()).isEqualTo("BestEffort");
    Pod labelled =
        client
            .pods()
            .inNamespace(NAMESPACE)
            .withName("one")
            .edit(now ->
                new PodBuilder(now).editMetadata().addToLabels("app", "one").endMetadata().build());
    assertThat(labelled.getMetadata().getLabels()).containsEntry("app", "one");
    assertThat(labelled.getSpec()).isEqualTo(created.getSpec());
  }

  @Test
  void aChangedSpecOfADeploymentIsANewGeneration() {
    Deployment created =
        client
            .apps()
            .deployments()
            .inNamespace(NAMESPACE)
            .resource(Samples.deployment("web", 2))
            .create();
    assertThat(created.getMetadata().getGeneration()).isEqualTo(1);
    assertThat(created.getSpec().getStrategy().getType()).isEqualTo("RollingUpdate");
    assertThat(created.getSpec().getStrategy().getRollingUpdate().getMaxSurge())
        .isEqualTo(new IntOrString("25%"));

    Deployment labelled =
        client
            .resource(created)
            .edit(now ->
                new DeploymentBuilder(now)
                    .editMetadata()
                    .addToLabels("note", "kept")
                    .endMetadata()
                    .build());
    assertThat(labelled.getMetadata().getGeneration()).isEqualTo(1);

    Deployment newImage =
        client
            .apps()
            .deployments()
            .inNamespace(NAMESPACE)
            .withName("web")
            .edit(now ->
                new DeploymentBuilder(now)
                    .editSpec()
                    .editTemplate()
                    .editSpec()
                    .editFirstContainer()
                    .withImage("registry.example/main:2")
                    .endContainer()
                    .endSpec()
                    .endTemplate()
                    .endSpec()
                    .build());
    assertThat(newImage.getMetadata().getGeneration()).isEqualTo(2);
    assertThat(newImage.getMetadata().getLabels()).containsEntry("note", "kept");
  }

  @Test
  void aServiceGetsAnAddressOfItsOwnAndKeepsIt() {
    Service created =
        client
            .services()
            .inNamespace(NAMESPACE)
            .resource(
                new ServiceBuilder()
                    .withNewMetadata()
                    .withName("web")
                    .endMetadata()
                    .withNewSpec()
                    .addToSelector("app", "web")
                    .addNewPort()
                    .withPort(80)
                    .withNewTargetPort("http")
                    .endPort()
                    .endSpec()
                    .build())
            .create();
    assertThat(created.getSpec().getClusterIP()).matches("\\d+\\.\\d+\\.\\d+\\.\\d+");
    assertThat(created.getSpec().getPorts().get(0).getProtocol()).isEqualTo("TCP");

    Service edited =
        client
            .services()
            .inNamespace(NAMESPACE)
            .withName("web")
            .edit(now ->
                new ServiceBuilder(now)
                    .editSpec()
                    .editFirstPort()
                    .withPort(8080)
                    .endPort()
                    .endSpec()
                    .build());
    assertThat(edited.getSpec().getPorts().get(0).getPort()).isEqualTo(8080);
    assertThat(edited.getSpec().getClusterIP()).isEqualTo(created.getSpec().getClusterIP());
  }

  @Test
  void aJobSelectsItsPodsByItsOwnId() {
    Job created =
        client
            .batch()
            .v1()
            .jobs()
            .inNamespace(NAMESPACE)
            .resource(
                new JobBuilder()
                    .withNewMetadata()
                    .withName("count")
                    .endMetadata()
                    .withNewSpec()
                    .withNewTemplate()
                    .withNewSpec()
                    .withRestartPolicy("Never")
                    .addNewContainer()
                    .withName("main")
                    .withImage("registry.example/count:1")
                    .endContainer()
                    .endSpec()
                    .endTemplate()
                    .endSpec()
                    .build())
            .create();

    assertThat(created.getSpec().getBackoffLimit()).isEqualTo(6);
    assertThat(created.getSpec().getSelector().getMatchLabels())
        .containsValue(created.getMetadata().getUid());
  }

  @Test
  void aNamespaceHoldsItsOwnObjects() {
    Namespace created =
        client
            .namespaces()
            .resource(
                new NamespaceBuilder().withNewMetadata().withName("harbour").endMetadata().build())
            .create();
    assertThat(created.getStatus().getPhase()).isEqualTo("Active");
    client
        .configMaps()
        .inNamespace("harbour")
        .resource(Samples.configMap("settings", Map.of()))
        .create();

    assertThat(client.configMaps().inNamespace("harbour").withName("settings").get()).isNotNull();
    assertThat(client.configMaps().inNamespace(NAMESPACE).withName("settings").get()).isNull();
  }

  @Test
  void theServerEndsANameThatTheClientBegan() {
    ConfigMap created =
        client
            .resource(
                new ConfigMapBuilder()
                    .withNewMetadata()
                    .withGenerateName("log-")
                    .withNamespace(NAMESPACE)
                    .endMetadata()
                    .build())
            .create();

    assertThat(created.getMetadata().getName()).startsWith("log-").hasSize(9);
  }

  @Test
  void aRehearsalLeavesNothing() {
    ConfigMap rehearsed =
        client
            .configMaps()
            .inNamespace(NAMESPACE)
            .resource(Samples.configMap("settings", Map.of()))
            .dryRun()
            .create();

    assertThat(rehearsed.getMetadata().getUid()).isNotEmpty();
    assertThat(client.configMaps().inNamespace(NAMESPACE).withName("settings").get()).isNull();
  }

  @Test
  void whatIsWaitedForIsSeen() throws Exception {
    Resource<ConfigMap> settings = client.configMaps().inNamespace(NAMESPACE).withName("settings");
    CompletableFuture<ConfigMap> seen =
        CompletableFuture.supplyAsync(() ->
            settings.waitUntilCondition(
                now -> now != null && "2".equals(now.getData().get("step")),
                SOON.toMillis(),
                TimeUnit.MILLISECONDS));

    client
        .configMaps()
        .inNamespace(NAMESPACE)
        .resource(Samples.configMap("settings", Map.of("step", "1")))
        .create();
    settings.edit(now -> new ConfigMapBuilder(now).addToData("step", "2").build());

    assertThat(seen.get(SOON.toMillis(), TimeUnit.MILLISECONDS).getData())
        .containsEntry("step", "2");
  }
}
