package dev.navarch.samples.examples;

import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.NodeList;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.PrintStream;

/**
 * Lists the nodes of a cluster with a {@link RestClient}, which is what all other clients are made
 * of: a request is put together step by step, sent, and its answer read into a type.
 */
public final class ListNodes {
  private ListNodes() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(ClientConfig.load(), System.out);
  }

  static void run(ClientConfig config, PrintStream out) throws IOException, InterruptedException {
    try (RestClient client = RestClient.builder(config).build()) {
      NodeList nodes =
          client
              .forGroupVersion(new GroupVersion("", "v1"))
              .get()
              .resource("nodes")
              .versionedParams(ListOptions.builder().limit(500).build())
              .send(NodeList.class);

      out.printf("Nodes: %d%n", nodes.items().size());
      for (Node node : nodes.items()) {
        out.printf(
            "  %s, kubelet %s, ready: %s%n",
            node.metadata().name(), node.status().nodeInfo().kubeletVersion(), readiness(node));
      }
    }
  }

  /** What a node says of itself: True, False, or Unknown, also if it says nothing. */
  private static String readiness(Node node) {
    return node.status().conditions().stream()
        .filter(condition -> condition.type().equals("Ready"))
        .map(condition -> condition.status())
        .findFirst()
        .orElse("Unknown");
  }
}
