package dev.navarch.compatibility.fabric8;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.fabric8.kubernetes.client.KubernetesClient;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Connects a client to a control plane before each test, and closes it afterwards. */
@WithControlPlane
abstract class ConnectedTest {
  /** How long a test waits for what happens at once. */
  static final Duration SOON = Duration.ofSeconds(20);

  /** The namespace in which tests work: there from the start. */
  static final String NAMESPACE = "default";

  KubernetesClient client;

  @BeforeEach
  void connect(TestControlPlane controlPlane) {
    client = Connections.withKubeconfig(controlPlane);
  }

  @AfterEach
  void disconnect() {
    client.close();
  }
}
