package dev.navarch.samples.examples;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.dynamic.DynamicClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.PrintStream;

/**
 * Lists deployments with the {@link DynamicClient}, which needs no more than the name of a
 * resource, and so works for custom resources too. What comes are trees of fields; where there is a
 * type, they can be converted.
 */
public final class ListDynamically {
  private static final GroupVersionResource DEPLOYMENTS =
      new GroupVersionResource("apps", "v1", "deployments");

  private ListDynamically() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(ClientConfig.load(), System.out);
  }

  static void run(ClientConfig config, PrintStream out) throws IOException, InterruptedException {
    try (RestClient client = RestClient.builder(config).build()) {
      DynamicClient dynamic = new DynamicClient(client);
      for (Unstructured object : dynamic.resource(DEPLOYMENTS).list().items()) {
        // by the names of fields
        Object replicas = object.nested("spec", "replicas").orElse("no");
        out.printf(
            "Untyped: %s/%s wants %s replicas%n", object.namespace(), object.name(), replicas);

        // by type
        Deployment deployment = DynamicClient.toTyped(object, Deployment.class);
        out.printf(
            "Typed:   %s/%s wants %d replicas%n",
            deployment.metadata().namespace(),
            deployment.metadata().name(),
            deployment.spec().replicas());
      }
    }
  }
}
