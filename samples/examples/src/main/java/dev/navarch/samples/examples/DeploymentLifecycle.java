package dev.navarch.samples.examples;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.kubernetes.typed.apps.v1.DeploymentClient;
import dev.navarch.client.kubernetes.typed.core.v1.ConfigMapClient;
import dev.navarch.client.rest.GetVerb;
import dev.navarch.client.retry.Retry;
import dev.navarch.client.waiting.Poll;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Creates, updates and deletes a deployment, three times: once for each propagation policy, which
 * says what becomes of the objects that belong to one that is deleted. Here that is a config map.
 * Everything is in the namespace of the kubeconfig, and gone at the end.
 */
public final class DeploymentLifecycle {
  private static final String NAME = "demo-deployment";
  private static final String NOTES = "demo-notes";
  private static final Map<String, String> LABELS = Map.of("app", "navarch-demo");
  private static final Poll PATIENTLY =
      Poll.every(Duration.ofMillis(100)).within(Duration.ofMinutes(1));

  private DeploymentLifecycle() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(ClientConfig.load(), System.out);
  }

  static void run(ClientConfig config, PrintStream out) throws IOException, InterruptedException {
    try (Clientset clients = Clientset.open(config)) {
      DeploymentClient deployments = clients.appsV1().deployments(config.namespace());
      ConfigMapClient configMaps = clients.coreV1().configMaps(config.namespace());

      create(deployments, configMaps, out);
      update(deployments, out);
      delete(deployments, "Background", out);
      // the server is done with the deployment, and collects what belonged to it a moment later
      PATIENTLY.until(() -> !exists(configMaps, NOTES));
      out.println("  the config map is gone as well");

      create(deployments, configMaps, out);
      update(deployments, out);
      delete(deployments, "Foreground", out);
      // the deployment stays until everything that holds it back is gone
      out.println("  the config map " + (exists(configMaps, NOTES) ? "is there" : "went first"));

      create(deployments, configMaps, out);
      update(deployments, out);
      delete(deployments, "Orphan", out);
      List<OwnerReference> owners = configMaps.get(NOTES).metadata().ownerReferences();
      out.println("  the config map is still there and has " + owners.size() + " owners");

      tidyUp(clients, config.namespace());
    }
  }

  private static void create(
      DeploymentClient deployments, ConfigMapClient configMaps, PrintStream out)
      throws IOException, InterruptedException {
    Deployment created = deployments.create(deployment());
    configMaps.create(notesOf(created));
    out.printf("Created %s, replicas: %d%n", NAME, created.spec().replicas());
  }

  /**
   * Changes a deployment that others may change at the same time. An update is refused as a
   * conflict if somebody was quicker: then it is read and changed again.
   */
  static void update(DeploymentClient deployments, PrintStream out)
      throws IOException, InterruptedException {
    Deployment updated =
        Retry.onConflict(() -> {
          Deployment current = deployments.get(NAME);
          out.println("  scaling version " + current.metadata().resourceVersion());
          return deployments.update(current.toBuilder().spec(spec -> spec.replicas(1)).build());
        });
    out.printf("Updated %s, replicas: %d%n", NAME, updated.spec().replicas());
  }

  private static void delete(DeploymentClient deployments, String policy, PrintStream out)
      throws IOException, InterruptedException {
    deployments.delete(NAME, DeleteOptions.builder().propagationPolicy(policy).build());
    PATIENTLY.until(() -> !exists(deployments, NAME));
    out.printf("Deleted %s with policy %s%n", NAME, policy);
  }

  private static boolean exists(GetVerb<?> client, String name)
      throws IOException, InterruptedException {
    try {
      var unused = client.get(name);
      return true;
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return false;
      }
      throw e;
    }
  }

  /** Deletes orphans; where a deployment controller runs, its replica sets are among them. */
  private static void tidyUp(Clientset clients, String namespace)
      throws IOException, InterruptedException {
    DeleteOptions background = DeleteOptions.builder().propagationPolicy("Background").build();
    ListOptions ours = ListOptions.builder().labelSelector("app=navarch-demo").build();
    clients.coreV1().configMaps(namespace).deleteCollection(background, ours);
    clients.appsV1().replicaSets(namespace).deleteCollection(background, ours);
  }

  static Deployment deployment() {
    return Deployment.builder()
        .metadata(metadata -> metadata.name(NAME).labels(LABELS))
        .spec(spec ->
            spec.replicas(2)
                .selector(LabelSelector.builder().matchLabels(LABELS).build())
                .template(template ->
                    template
                        .metadata(metadata -> metadata.labels(LABELS))
                        .spec(pod ->
                            pod.addToContainers(
                                container -> container.name("web").image("nginx")))))
        .build();
  }

  private static ConfigMap notesOf(Deployment owner) {
    OwnerReference reference =
        OwnerReference.builder()
            .apiVersion("apps/v1")
            .kind("Deployment")
            .name(owner.metadata().name())
            .uid(owner.metadata().uid())
            .blockOwnerDeletion(true) // in a foreground deletion, this goes first
            .build();
    return ConfigMap.builder()
        .metadata(
            metadata -> metadata.name(NOTES).labels(LABELS).ownerReferences(List.of(reference)))
        .data(Map.of("notes", "belongs to " + NAME))
        .build();
  }
}
