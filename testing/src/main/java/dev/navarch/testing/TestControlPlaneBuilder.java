package dev.navarch.testing;

import dev.navarch.api.install.Release;
import dev.navarch.cluster.controlplane.ControllerSelection;
import dev.navarch.registry.generic.RuntimeConfig;
import dev.navarch.registry.generic.ServedVersions;
import java.util.List;
import java.util.Optional;

/** Says how a control plane for tests is to be. For one thread. */
public final class TestControlPlaneBuilder {
  private ServedVersions versions = ServedVersions.all();
  private List<String> controllers = List.of(WithControlPlane.ALL, WithControlPlane.BUT_ROOT_CA);

  TestControlPlaneBuilder() {}

  /** Serves exactly what a release does: 1.20 or 1.36. What either serves unless set. */
  public TestControlPlaneBuilder release(String release) {
    for (Release known : Release.values()) {
      if (known.toString().equals(release)) {
        versions = new ServedVersions(Optional.of(known), RuntimeConfig.NONE);
        return this;
      }
    }
    throw new IllegalArgumentException("releases are 1.20 and 1.36, not " + release);
  }

  /**
   * Runs some controllers, as {@code --controllers} of Kubernetes' controller manager names them:
   * {@code *} for all, a name for one, a name behind a minus for all but that one. Unless set, all
   * but the one that publishes the root certificate.
   *
   * @throws IllegalArgumentException if a name is not known; the message lists those that are
   */
  public TestControlPlaneBuilder controllers(String... names) {
    var unused = ControllerSelection.disabled(List.of(names));
    controllers = List.of(names);
    return this;
  }

  /** Runs no controller: nothing happens but what requests ask for. */
  public TestControlPlaneBuilder withoutControllers() {
    controllers = List.of();
    return this;
  }

  /** Starts the control plane. */
  public TestControlPlane start() {
    return TestControlPlane.start(new TestControlPlane.Kind(versions, controllers));
  }
}
