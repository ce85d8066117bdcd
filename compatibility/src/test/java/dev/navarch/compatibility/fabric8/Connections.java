package dev.navarch.compatibility.fabric8;

import dev.navarch.testing.TestControlPlane;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The ways in which a client reaches a control plane. */
final class Connections {
  private Connections() {}

  /** A client that may do everything, and proves who it is with a certificate. */
  static KubernetesClient withKubeconfig(TestControlPlane controlPlane) {
    return client(Config.fromKubeconfig(controlPlane.kubeconfig()));
  }

  /** A client with a token, which decides what it may do. */
  static KubernetesClient withToken(TestControlPlane controlPlane, String token) {
    return client(configuration(controlPlane).withOauthToken(token).build());
  }

  /** A client that does not say who it is. */
  static KubernetesClient anonymous(TestControlPlane controlPlane) {
    return client(configuration(controlPlane).build());
  }

  private static ConfigBuilder configuration(TestControlPlane controlPlane) {
    byte[] authority = controlPlane.authorityPem().getBytes(StandardCharsets.US_ASCII);
    return new ConfigBuilder(Config.empty())
        .withMasterUrl(controlPlane.url().toString())
        .withCaCertData(Base64.getEncoder().encodeToString(authority))
        .withNamespace("default");
  }

  private static KubernetesClient client(Config config) {
    return new KubernetesClientBuilder().withConfig(config).build();
  }
}
