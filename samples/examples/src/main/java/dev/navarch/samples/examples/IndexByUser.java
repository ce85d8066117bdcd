package dev.navarch.samples.examples;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.cache.Indexer;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.kubernetes.typed.core.v1.PodClient;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Finds pods by the users that an annotation names, without asking the server: an informer keeps
 * the pods, and an index function says under which values each is found. Three pods are created for
 * it in the namespace of the kubeconfig, and deleted at the end.
 */
public final class IndexByUser {
  /** The name of the index. */
  static final String BY_USER = "byUser";

  private static final Duration SYNC = Duration.ofSeconds(30);
  private static final Map<String, String> LABELS = Map.of("example", "index-by-user");
  private static final ListOptions OURS =
      ListOptions.builder().labelSelector("example=index-by-user").build();

  private IndexByUser() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(ClientConfig.load(), System.out);
  }

  static void run(ClientConfig config, PrintStream out) throws IOException, InterruptedException {
    try (Clientset clients = Clientset.open(config)) {
      PodClient pods = clients.coreV1().pods(config.namespace());
      try {
        pods.create(pod("one", "ernie,bert"));
        pods.create(pod("two", "bert,oscar"));
        pods.create(pod("three", "ernie,elmo"));
        printUsers(pods, out);
      } finally {
        pods.deleteCollection(DeleteOptions.builder().gracePeriodSeconds(0L).build(), OURS);
      }
    }
  }

  private static void printUsers(PodClient pods, PrintStream out)
      throws IOException, InterruptedException {
    try (SharedIndexInformer<Pod> informer =
        SharedIndexInformer.builder(pods.listerWatcher(OURS))
            .index(BY_USER, IndexByUser::usersOf)
            .build()) {
      informer.start();
      if (!informer.awaitSynced(SYNC)) {
        throw new IOException("the pods are not known after " + SYNC.toSeconds() + " seconds");
      }

      Indexer<Pod> indexer = informer.indexer();
      for (String user : new TreeSet<>(indexer.listIndexFuncValues(BY_USER))) {
        List<String> names =
            indexer.byIndex(BY_USER, user).stream()
                .map(pod -> pod.metadata().name())
                .sorted()
                .toList();
        out.printf("%s has %s%n", user, String.join(", ", names));
      }
    }
  }

  /** The index function: the users of a pod, none if nobody is named. */
  static List<String> usersOf(Pod pod) {
    String users = pod.metadata().annotations().getOrDefault("users", "");
    return users.isEmpty() ? List.of() : List.of(users.split(","));
  }

  private static Pod pod(String name, String users) {
    return Pod.builder()
        .metadata(
            metadata -> metadata.name(name).labels(LABELS).annotations(Map.of("users", users)))
        .spec(spec -> spec.addToContainers(container -> container.name("web").image("nginx")))
        .build();
  }
}
