package dev.navarch.samples.examples;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.kubernetes.Clientset;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/**
 * Lists the pods and deployments of all namespaces with the {@link Clientset}, which has a typed
 * client for each built-in kind.
 */
public final class ListPodsAndDeployments {
  private static final String ALL_NAMESPACES = "";

  private ListPodsAndDeployments() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(ClientConfig.load(), System.out);
  }

  static void run(ClientConfig config, PrintStream out) throws IOException, InterruptedException {
    try (Clientset clients = Clientset.open(config)) {
      List<Pod> pods = clients.coreV1().pods(ALL_NAMESPACES).list().items();
      out.printf("Pods: %d%n", pods.size());
      for (Pod pod : pods) {
        out.printf(
            "  %s/%s %s%n",
            pod.metadata().namespace(), pod.metadata().name(), pod.status().phase());
      }

      List<Deployment> deployments = clients.appsV1().deployments(ALL_NAMESPACES).list().items();
      out.printf("Deployments: %d%n", deployments.size());
      for (Deployment deployment : deployments) {
        out.printf(
            "  %s/%s %d of %d ready%n",
            deployment.metadata().namespace(),
            deployment.metadata().name(),
            deployment.status().readyReplicas(),
            deployment.spec().replicas());
      }
    }
  }
}
