package dev.navarch.client.discovery;

import dev.navarch.client.rest.ScriptedTransport;

/** What servers answer when they are asked what they serve: two groups, one resource each. */
public final class DiscoveryPages {
  private static final String JSON = "application/json";

  public static final String POD =
      """
      {"name":"pods","singularName":"pod","namespaced":true,"kind":"Pod",\
      "verbs":["get","list"],"shortNames":["po"],"categories":["all"]}\
      """;
  public static final String DEPLOYMENT =
      """
      {"name":"deployments","singularName":"deployment","namespaced":true,"kind":"Deployment",\
      "verbs":["get"],"shortNames":["deploy"]}\
      """;
  public static final String SCALE =
      """
      {"name":"deployments/scale","singularName":"","namespaced":true,"group":"autoscaling",\
      "version":"v1","kind":"Scale","verbs":["get","update"]}\
      """;

  private DiscoveryPages() {}

  /** A page for each version. */
  public static ScriptedTransport oneByOne() {
    return new ScriptedTransport()
        .page("/api", 200, JSON, "{\"kind\":\"APIVersions\",\"versions\":[\"v1\"]}")
        .page(
            "/apis",
            200,
            JSON,
            """
            {"kind":"APIGroupList","apiVersion":"v1","groups":[{"name":"apps","versions":[
              {"groupVersion":"apps/v1","version":"v1"},
              {"groupVersion":"apps/v1beta1","version":"v1beta1"}],
              "preferredVersion":{"groupVersion":"apps/v1","version":"v1"}}]}
            """)
        .page("/api/v1", 200, JSON, resources("v1", POD))
        .page("/apis/apps/v1", 200, JSON, resources("apps/v1", DEPLOYMENT + "," + SCALE))
        .page("/apis/apps/v1beta1", 200, JSON, resources("apps/v1beta1", DEPLOYMENT));
  }

  /** Two pages for everything. */
  public static ScriptedTransport aggregated(String version) {
    String type =
        "application/json;g=apidiscovery.k8s.io;v=" + version + ";as=APIGroupDiscoveryList";
    return new ScriptedTransport()
        .page(
            "/api",
            200,
            type,
            """
            {"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/%s","metadata":{},
             "items":[{"metadata":{},"versions":[{"version":"v1","resources":[
               {"resource":"pods","responseKind":{"group":"","version":"v1","kind":"Pod"},
                "scope":"Namespaced","singularResource":"pod","verbs":["get","list"],
                "shortNames":["po"],"categories":["all"]}],"freshness":"Current"}]}]}
            """
                .formatted(version))
        .page(
            "/apis",
            200,
            type,
            """
            {"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/%s","metadata":{},
             "items":[{"metadata":{"name":"apps"},"versions":[
               {"version":"v1","resources":[{"resource":"deployments",
                 "responseKind":{"group":"apps","version":"v1","kind":"Deployment"},
                 "scope":"Namespaced","singularResource":"deployment","verbs":["get"],
                 "shortNames":["deploy"],
                 "subresources":[{"subresource":"scale",
                   "responseKind":{"group":"autoscaling","version":"v1","kind":"Scale"},
                   "verbs":["get","update"]}]}],"freshness":"Current"},
               {"version":"v1beta1","resources":[{"resource":"deployments",
                 "responseKind":{"group":"apps","version":"v1beta1","kind":"Deployment"},
                 "scope":"Namespaced","singularResource":"deployment","verbs":["get"],
                 "shortNames":["deploy"]}],"freshness":"Current"}]}]}
            """
                .formatted(version));
  }

  public static String resources(String groupVersion, String resources) {
    return "{\"kind\":\"APIResourceList\",\"apiVersion\":\"v1\",\"groupVersion\":\"%s\",\"resources\":[%s]}"
        .formatted(groupVersion, resources);
  }
}
