package dev.navarch.attacks.fuzz;

/** Where the requests go, and objects that the server takes. */
final class Objects {
  static final String CONFIG_MAPS = "/api/v1/namespaces/default/configmaps";
  static final String PODS = "/api/v1/namespaces/default/pods";
  static final String SERVICES = "/api/v1/namespaces/default/services";
  static final String DEPLOYMENTS = "/apis/apps/v1/namespaces/default/deployments";
  static final String DEFINITIONS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
  static final String THINGS = "/apis/fuzz.example.com/v1/namespaces/default/things";

  /** A resource with a part without a schema. */
  static final String THING_DEFINITION =
      """
      {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",
       "metadata":{"name":"things.fuzz.example.com"},"spec":{"group":"fuzz.example.com",
       "scope":"Namespaced","names":{"plural":"things","singular":"thing","kind":"Thing"},
       "versions":[{"name":"v1","served":true,"storage":true,"subresources":{"status":{}},
        "schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":{"type":"object",
         "properties":{"size":{"type":"integer","minimum":0},
          "set":{"type":"array","x-kubernetes-list-type":"set","items":{"type":"string"}},
          "map":{"type":"array","x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["k"],
           "items":{"type":"object","required":["k"],"properties":{"k":{"type":"string"},
            "v":{"type":"string"}}}},
          "free":{"type":"object","x-kubernetes-preserve-unknown-fields":true}}}}}}}]}}
      """;

  private Objects() {}

  static String object(String apiVersion, String kind, String name, String more) {
    return "{\"apiVersion\":\"%s\",\"kind\":\"%s\",\"metadata\":{\"name\":\"%s\"}%s}"
        .formatted(apiVersion, kind, name, more.isEmpty() ? "" : "," + more);
  }

  static String thing(String name, String spec) {
    return object("fuzz.example.com/v1", "Thing", name, "\"spec\":" + spec);
  }

  static String deployment(String name, String containers) {
    return object(
        "apps/v1",
        "Deployment",
        name,
        """
        "spec":{"replicas":1,"selector":{"matchLabels":{"a":"b"}},"template":{"metadata":
         {"labels":{"a":"b"}},"spec":{"containers":[%s]}}}\
        """
            .formatted(containers));
  }

  static String container(String name) {
    return "{\"name\":\"%s\",\"image\":\"i\",\"ports\":[{\"containerPort\":80}]}".formatted(name);
  }
}
