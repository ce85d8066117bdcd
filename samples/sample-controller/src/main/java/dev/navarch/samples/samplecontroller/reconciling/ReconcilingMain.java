package dev.navarch.samples.samplecontroller.reconciling;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.controllerruntime.manager.LeaderElection;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.samples.samplecontroller.generated.clientset.scheme.SampleClientsetScheme;

/** Runs the controller against the server of the current kubeconfig, until it is told to end. */
public final class ReconcilingMain {
  private ReconcilingMain() {}

  public static void main(String[] arguments) throws Exception {
    try (Manager manager =
        Manager.builder(ClientConfig.load())
            .scheme(scheme())
            .leaderElection(LeaderElection.of("default", "sample-controller"))
            .build()) {
      FooReconciler.addTo(manager);
      manager.closeAtExit();
      manager.run();
    }
  }

  /** The built-in kinds, and Foos. */
  public static Scheme scheme() {
    return AllTypes.with(SampleClientsetScheme::addTo);
  }
}
