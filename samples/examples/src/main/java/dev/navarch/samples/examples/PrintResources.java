package dev.navarch.samples.examples;

import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.PrintStream;

/**
 * Prints all that a server serves, as the {@link DiscoveryClient} learns it: each version of each
 * group with its resources and subresources, and what can be done with them.
 */
public final class PrintResources {
  private PrintResources() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(ClientConfig.load(), System.out);
  }

  static void run(ClientConfig config, PrintStream out) throws IOException, InterruptedException {
    try (RestClient client = RestClient.builder(config).build()) {
      DiscoveredResources discovered = new DiscoveryClient(client).serverGroupsAndResources();
      for (APIResourceList version : discovered.resources()) {
        out.println(version.groupVersion());
        for (APIResource resource : version.resources()) {
          out.printf(
              "  %s (%s, %s): %s%n",
              resource.name(),
              resource.kind(),
              resource.namespaced() ? "in namespaces" : "of the cluster",
              String.join(", ", resource.verbs()));
        }
      }
      // such as those of an extension server that is down; the rest is known all the same
      discovered
          .failures()
          .forEach(
              (version, why) -> out.printf("%s is not known: %s%n", version, why.getMessage()));
    }
  }
}
