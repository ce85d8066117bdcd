package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.informers.KubernetesInformerFactory;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.kubernetes.typed.apps.v1.DeploymentClient;
import dev.navarch.client.retry.Retry;
import dev.navarch.client.waiting.Poll;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@WithControlPlane
@ParameterizedClass
@EnumSource(Way.class)
class ClientsetTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Clientset clients;
  private final DeploymentClient deployments;

  ClientsetTest(Way way, TestControlPlane plane) throws Exception {
    clients = new Clientset(way.connect(plane));
    deployments = clients.appsV1().deployments("default");
  }

  @AfterEach
  void close() {
    clients.close();
  }

  private static Deployment deployment(String name) {
    return Deployment.builder()
        .metadata(meta -> meta.name(name))
        .spec(spec ->
            spec.replicas(2)
                .selector(selector -> selector.matchLabels(Map.of("app", name)))
                .template(template ->
                    template
                        .metadata(meta -> meta.labels(Map.of("app", name)))
                        .spec(pod ->
                            pod.addToContainers(container -> container.name("c").image("i")))))
        .build();
  }

  @Test
  void deploymentIsCreatedScaledReportedOnAndDeleted() throws Exception {
    Deployment created = deployments.create(deployment("web"));

    Scale scale = deployments.getScale("web");
    deployments.updateScale("web", scale.toBuilder().spec(spec -> spec.replicas(5)).build());
    Deployment reported =
        Retry.onConflict(
            Retry.DEFAULT_RETRY,
            () ->
                deployments.updateStatus(
                    deployments.get("web").toBuilder()
                        .status(status -> status.replicas(5))
                        .build()));

    assertThat(created.spec().replicas()).isEqualTo(2);
    assertThat(reported.spec().replicas()).isEqualTo(5);
    assertThat(reported.status().replicas()).isEqualTo(5);
    deployments.delete("web");
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> deployments.get("web"))
        .matches(ApiException::isNotFound);
  }

  @Test
  void tokenIsMadeForAServiceAccount() throws Exception {
    clients
        .coreV1()
        .serviceAccounts("default")
        .create(ServiceAccount.builder().metadata(meta -> meta.name("robot")).build());

    TokenRequest token =
        clients
            .coreV1()
            .serviceAccounts("default")
            .createToken("robot", TokenRequest.builder().build());

    assertThat(token.status().token()).isNotEmpty();
  }

  @Test
  void generatedInformersFollow() throws Exception {
    try (KubernetesInformerFactory factory = KubernetesInformerFactory.create(clients)) {
      SharedIndexInformer<Deployment> informer = factory.apps().v1().deployments().informer();
      factory.start();
      assertThat(factory.waitForCacheSync(PATIENCE).values()).containsExactly(true);

      Deployment created = deployments.create(deployment("web"));

      Poll.every(Duration.ofMillis(5))
          .within(PATIENCE)
          .until(() -> informer.lister().namespace("default").get("web").isPresent());
      assertThat(factory.apps().v1().deployments().lister().namespace("default").get("web"))
          .hasValue(created);
    }
  }
}
