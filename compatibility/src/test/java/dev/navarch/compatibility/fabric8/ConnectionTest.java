package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.testing.TestControlPlane;
import io.fabric8.kubernetes.api.model.authentication.SelfSubjectReview;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.netty.util.Version;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConnectionTest extends ConnectedTest {
  @Test
  void theKubeconfigIsEnough() {
    assertThat(client.namespaces().withName("default").get()).isNotNull();
    assertThat(user(client)).isEqualTo("kubernetes-admin");
  }

  @Test
  void theKubeconfigMayBeAFile(TestControlPlane controlPlane, @TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("config");
    controlPlane.writeKubeconfig(file);

    try (KubernetesClient other =
        new KubernetesClientBuilder().withConfig(Config.fromKubeconfig(file.toFile())).build()) {
      assertThat(user(other)).isEqualTo("kubernetes-admin");
    }
  }

  @Test
  void addressAuthorityAndTokenAreEnough(TestControlPlane controlPlane) {
    try (KubernetesClient other = Connections.withToken(controlPlane, controlPlane.token())) {
      assertThat(other.namespaces().withName("default").get()).isNotNull();
      assertThat(user(other)).isEqualTo("kubernetes-admin");
    }
  }

  @Test
  void aTokenThatNobodyGaveIsRefused(TestControlPlane controlPlane) {
    try (KubernetesClient other = Connections.withToken(controlPlane, "guessed")) {
      assertThatExceptionOfType(KubernetesClientException.class)
          .isThrownBy(() -> other.configMaps().inNamespace(NAMESPACE).list())
          .satisfies(e -> assertThat(e.getCode()).isEqualTo(401))
          .satisfies(e -> assertThat(e.getStatus().getReason()).isEqualTo("Unauthorized"));
    }
  }

  @Test
  void aClientThatDoesNotKnowTheAuthorityGoesNoFurther(TestControlPlane controlPlane) {
    Config config = Config.empty();
    config.setMasterUrl(controlPlane.url().toString());
    config.setRequestRetryBackoffLimit(0);

    try (KubernetesClient other = new KubernetesClientBuilder().withConfig(config).build()) {
      assertThatExceptionOfType(KubernetesClientException.class)
          .isThrownBy(() -> other.namespaces().list())
          .havingRootCause()
          .withMessageContaining("certification path");
    }
  }

  @Test
  void clientAndServerShareOneNetty() {
    assertThat(Version.identify())
        .hasEntrySatisfying(
            "netty-transport", version -> assertThat(version.artifactVersion()).startsWith("4.2."));
    assertThat(client.getHttpClient().getClass().getPackageName()).contains("vertx");
  }

  private static String user(KubernetesClient client) {
    return client
        .authentication()
        .v1()
        .selfSubjectReviews()
        .create(new SelfSubjectReview())
        .getStatus()
        .getUserInfo()
        .getUsername();
  }
}
