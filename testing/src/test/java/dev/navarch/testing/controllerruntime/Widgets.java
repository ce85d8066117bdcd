package dev.navarch.testing.controllerruntime;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.dynamic.DynamicClient;
import dev.navarch.client.dynamic.DynamicResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.ObjectKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A custom kind: widgets have a size, and the name of a secret. */
final class Widgets {
  static final GroupVersionKind KIND =
      new GroupVersion("test.navarch.dev", "v1").withKind("Widget");
  static final ObjectKind<Unstructured> UNTYPED = ObjectKind.untyped(KIND);

  private static final String DEFINITION =
      """
      {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",
       "metadata":{"name":"widgets.test.navarch.dev"},
       "spec":{"group":"test.navarch.dev","scope":"Namespaced",
        "names":{"plural":"widgets","singular":"widget","kind":"Widget","listKind":"WidgetList"},
        "versions":[{"name":"v1","served":true,"storage":true,
         "subresources":{"status":{}},
         "schema":{"openAPIV3Schema":{"type":"object","properties":{
          "spec":{"type":"object","properties":{
           "size":{"type":"integer"},"secret":{"type":"string"}}},
          "status":{"type":"object","properties":{"kept":{"type":"integer"}}}}}}}]}}
      """;

  private Widgets() {}

  /** Tells the server of the kind. */
  static void define(RestClient client) throws IOException, InterruptedException {
    new DynamicClient(client)
        .resource(
            new GroupVersion("apiextensions.k8s.io", "v1")
                .withResource("customresourcedefinitions"))
        .create(Unstructured.parse(DEFINITION.getBytes(StandardCharsets.UTF_8)));
  }

  static DynamicResourceClient client(RestClient client) {
    return new DynamicClient(client)
        .resource(KIND.groupVersion().withResource("widgets"))
        .namespace("default");
  }

  static Unstructured widget(String name, long size) {
    return Unstructured.of(
        Map.of(
            "apiVersion", KIND.groupVersion().toApiVersion(),
            "kind", KIND.kind(),
            "metadata", Map.of("namespace", "default", "name", name),
            "spec", Map.of("size", size)));
  }

  static long size(Unstructured widget) {
    return widget.nested(Long.class, "spec", "size").orElse(0L);
  }

  static ObjectName name(String name) {
    return new ObjectName("default", name);
  }
}
