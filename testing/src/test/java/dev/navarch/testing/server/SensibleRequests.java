package dev.navarch.testing.server;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.MediaTypes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Requests that make sense, of every kind there is: what hostile ones are made of. */
final class SensibleRequests {
  private static final CodecFactory CODECS = new CodecFactory(AllTypes.scheme());
  private static final String NS = "/api/v1/namespaces/default";

  private static final String POD_SPEC =
      """
      {"containers":[{"name":"c","image":"i","ports":[{"containerPort":80,"protocol":"TCP"}],
       "env":[{"name":"A","value":"b"}],"resources":{"limits":{"cpu":"100m","memory":"1Gi"}},
       "volumeMounts":[{"name":"v","mountPath":"/v"}],
       "livenessProbe":{"httpGet":{"path":"/","port":"http"},"periodSeconds":5}}],
       "volumes":[{"name":"v","emptyDir":{}}],"tolerations":[{"key":"a","operator":"Exists"}],
       "securityContext":{"runAsUser":1},"terminationGracePeriodSeconds":0}
      """;
  private static final String TEMPLATE =
      "{\"metadata\":{\"labels\":{\"a\":\"b\"}},\"spec\":" + POD_SPEC + "}";

  private static final String DEFINITION =
      """
      {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",
       "metadata":{"name":"things.example.com"},
       "spec":{"group":"example.com","scope":"Namespaced",
        "names":{"plural":"things","singular":"thing","kind":"Thing","listKind":"ThingList"},
        "versions":[{"name":"v1","served":true,"storage":true,
         "subresources":{"status":{},"scale":{"specReplicasPath":".spec.replicas",
          "statusReplicasPath":".status.replicas"}},
         "additionalPrinterColumns":[{"name":"N","type":"integer","jsonPath":".spec.replicas"}],
         "schema":{"openAPIV3Schema":{"type":"object","properties":{
          "spec":{"type":"object","properties":{
           "replicas":{"type":"integer","default":1,"minimum":0},
           "size":{"type":"string","enum":["s","m"],"maxLength":5},
           "list":{"type":"array","x-kubernetes-list-type":"map",
            "x-kubernetes-list-map-keys":["k"],
            "items":{"type":"object","required":["k"],"properties":{"k":{"type":"string"}}}},
           "free":{"type":"object","x-kubernetes-preserve-unknown-fields":true}},
           "x-kubernetes-validations":[{"rule":"self.replicas < 100"}]},
          "status":{"type":"object","properties":{"replicas":{"type":"integer"}}}}}}}]}}
      """;
  private static final String THINGS = "/apis/example.com/v1/namespaces/default/things";
  private static final String THING =
      """
      {"apiVersion":"example.com/v1","kind":"Thing","metadata":{"name":"a"},
       "spec":{"replicas":2,"size":"s","list":[{"k":"a"},{"k":"b"}],"free":{"x":[1,2.5,null]}}}
      """;

  private SensibleRequests() {}

  /** Makes the custom resource known; without it its requests are refused. */
  static HostileRequest definition() {
    return json("POST", "/apis/apiextensions.k8s.io/v1/customresourcedefinitions", DEFINITION);
  }

  static List<HostileRequest> all() {
    List<HostileRequest> all = new ArrayList<>();
    for (String path :
        List.of(
            "/",
            "/api",
            "/apis",
            "/api/v1",
            "/apis/apps",
            "/apis/apps/v1",
            "/version",
            "/healthz",
            "/readyz?verbose",
            "/livez/ping",
            "/openapi/v3",
            "/openapi/v3/api/v1",
            "/.well-known/openid-configuration",
            "/openid/v1/jwks",
            "/api/v1/pods",
            NS + "/configmaps?limit=2",
            NS + "/configmaps/a",
            NS + "/configmaps?labelSelector=a%3Db,c%20in%20(d,e)",
            NS + "/pods?fieldSelector=spec.nodeName%3Dn,status.phase!%3DRunning",
            NS + "/configmaps?watch=1&timeoutSeconds=1&resourceVersion=0",
            "/api/v1/watch/namespaces/default/configmaps?timeoutSeconds=1",
            NS + "/pods/a/log",
            NS + "/services/a/proxy/x",
            NS + "/pods/a/exec?command=x",
            "/api/v1/componentstatuses",
            "/apis/apps/v1/namespaces/default/deployments/a/scale",
            THINGS,
            THINGS + "/a",
            THINGS + "/a/scale")) {
      all.add(new HostileRequest("GET", path, List.of(), new byte[0]));
    }
    all.add(
        new HostileRequest(
            "GET",
            "/api/v1/componentstatuses",
            List.of("Accept: application/vnd.kubernetes.protobuf"),
            new byte[0]));
    String configMap =
        """
        {"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a","labels":{"a":"b"},
         "annotations":{"c":"d"},"finalizers":[],"ownerReferences":[{"apiVersion":"v1",
         "kind":"Pod","name":"p","uid":"u"}]},"data":{"k":"v"},"binaryData":{"b":"AAEC"}}
        """;
    write(all, NS + "/configmaps", "a", configMap);
    write(
        all,
        NS + "/pods",
        "a",
        "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\"},\"spec\":"
            + POD_SPEC
            + "}");
    write(
        all,
        "/apis/apps/v1/namespaces/default/deployments",
        "a",
        """
        {"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"a"},"spec":{"replicas":1,
         "selector":{"matchLabels":{"a":"b"}},"strategy":{"rollingUpdate":{"maxSurge":"25%%"}},
         "template":%s}}
        """
            .formatted(TEMPLATE));
    write(
        all,
        "/apis/batch/v1/namespaces/default/cronjobs",
        "a",
        """
        {"apiVersion":"batch/v1","kind":"CronJob","metadata":{"name":"a"},"spec":
         {"schedule":"*/5 * * * *","jobTemplate":{"spec":{"template":{"spec":
          {"restartPolicy":"Never","containers":[{"name":"c","image":"i"}]}}}}}}
        """);
    write(
        all,
        NS + "/services",
        "a",
        """
        {"apiVersion":"v1","kind":"Service","metadata":{"name":"a"},"spec":{"type":"NodePort",
         "selector":{"a":"b"},"ports":[{"port":80,"targetPort":"http","protocol":"TCP"}]}}
        """);
    write(
        all,
        "/apis/rbac.authorization.k8s.io/v1/namespaces/default/roles",
        "a",
        """
        {"apiVersion":"rbac.authorization.k8s.io/v1","kind":"Role","metadata":{"name":"a"},
         "rules":[{"apiGroups":[""],"resources":["pods"],"verbs":["get"]}]}
        """);
    write(
        all,
        "/apis/networking.k8s.io/v1/namespaces/default/ingresses",
        "a",
        """
        {"apiVersion":"networking.k8s.io/v1","kind":"Ingress","metadata":{"name":"a"},"spec":
         {"rules":[{"host":"h.example","http":{"paths":[{"path":"/","pathType":"Prefix",
          "backend":{"service":{"name":"s","port":{"number":80}}}}]}}]}}
        """);
    write(
        all,
        "/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers",
        "a",
        """
        {"apiVersion":"autoscaling/v2","kind":"HorizontalPodAutoscaler","metadata":{"name":"a"},
         "spec":{"scaleTargetRef":{"apiVersion":"apps/v1","kind":"Deployment","name":"a"},
          "minReplicas":1,"maxReplicas":3,"metrics":[{"type":"Resource","resource":
           {"name":"cpu","target":{"type":"Utilization","averageUtilization":50}}}]}}
        """);
    write(
        all,
        NS + "/events",
        "a",
        """
        {"apiVersion":"v1","kind":"Event","metadata":{"name":"a","namespace":"default"},
         "involvedObject":{"kind":"Pod","namespace":"default","name":"p"},"reason":"R",
         "message":"m","type":"Normal","count":1,"firstTimestamp":"2020-01-01T00:00:00Z",
         "eventTime":"2020-01-01T00:00:00.000001Z"}
        """);
    write(
        all,
        "/apis/apiextensions.k8s.io/v1/customresourcedefinitions",
        "gadgets.example.com",
        DEFINITION
            .replace("things", "gadgets")
            .replace("thing", "gadget")
            .replace("Thing", "Gadget"));
    write(all, THINGS, "a", THING);
    all.add(json("PUT", THINGS + "/a/status", THING));
    all.add(
        json(
            "POST",
            "/apis/authorization.k8s.io/v1/subjectaccessreviews",
            """
            {"apiVersion":"authorization.k8s.io/v1","kind":"SubjectAccessReview","spec":
             {"user":"u","groups":["g"],"resourceAttributes":{"verb":"get","resource":"pods"}}}
            """));
    all.add(
        json(
            "POST",
            NS + "/serviceaccounts/default/token",
            """
            {"apiVersion":"authentication.k8s.io/v1","kind":"TokenRequest",
             "spec":{"audiences":["x"],"expirationSeconds":3600}}
            """));
    all.add(
        json(
            "POST",
            NS + "/pods/a/eviction",
            "{\"apiVersion\":\"policy/v1\",\"kind\":\"Eviction\",\"metadata\":{\"name\":\"a\"}}"));
    all.add(
        json(
            "POST",
            NS + "/pods/a/binding",
            """
            {"apiVersion":"v1","kind":"Binding","metadata":{"name":"a"},
             "target":{"kind":"Node","name":"n"}}
            """));
    all.add(
        json(
            "PUT",
            "/apis/apps/v1/namespaces/default/deployments/a/scale",
            """
            {"apiVersion":"autoscaling/v1","kind":"Scale","metadata":{"name":"a",
             "namespace":"default"},"spec":{"replicas":3}}
            """));
    all.add(
        json(
            "DELETE",
            NS + "/configmaps/a",
            """
            {"kind":"DeleteOptions","apiVersion":"v1","gracePeriodSeconds":0,
             "propagationPolicy":"Foreground","preconditions":{"uid":"x"}}
            """));
    all.add(new HostileRequest("DELETE", NS + "/configmaps?limit=3", List.of(), new byte[0]));
    return List.copyOf(all);
  }

  /** Every way to write one object. */
  private static void write(
      List<HostileRequest> all, String collection, String name, String object) {
    String path = collection + "/" + name;
    all.add(json("POST", collection, object));
    all.add(json("PUT", path, object));
    all.add(
        new HostileRequest(
            "POST", collection, List.of("Content-Type: application/yaml"), yaml(object)));
    if (!collection.startsWith("/apis/example.com")
        && !collection.startsWith("/apis/apiextensions")) {
      byte[] protobuf =
          CODECS
              .serializer(MediaTypes.PROTOBUF)
              .orElseThrow()
              .encode(CODECS.decode(object.getBytes(StandardCharsets.UTF_8)));
      all.add(
          new HostileRequest(
              "POST",
              collection,
              List.of("Content-Type: application/vnd.kubernetes.protobuf"),
              protobuf));
    }
    all.add(
        patch(path, "application/merge-patch+json", "{\"metadata\":{\"labels\":{\"x\":null}}}"));
    all.add(patch(path, "application/merge-patch+json", object));
    all.add(patch(path, "application/strategic-merge-patch+json", object));
    all.add(
        patch(
            path,
            "application/strategic-merge-patch+json",
            """
            {"spec":{"template":{"spec":{"containers":[{"name":"c","$patch":"delete"},
             {"name":"d"}],"$setElementOrder/containers":[{"name":"d"}]}}},
             "metadata":{"$deleteFromPrimitiveList/finalizers":["x"],"$retainKeys":["name"]}}
            """));
    all.add(
        patch(
            path,
            "application/json-patch+json",
            """
            [{"op":"test","path":"/metadata/name","value":"a"},
             {"op":"add","path":"/metadata/labels","value":{"z":"z"}},
             {"op":"copy","from":"/metadata/labels","path":"/metadata/annotations"},
             {"op":"move","from":"/metadata/annotations/z","path":"/metadata/annotations/y"},
             {"op":"replace","path":"/metadata/labels/z","value":"x"},
             {"op":"remove","path":"/metadata/annotations"}]
            """));
    all.add(patch(path + "?fieldManager=f&force=true", "application/apply-patch+yaml", object));
    all.add(new HostileRequest("GET", path, List.of(), new byte[0]));
    all.add(
        new HostileRequest(
            "GET",
            collection,
            List.of("Accept: application/json;as=Table;v=v1;g=meta.k8s.io"),
            new byte[0]));
    all.add(new HostileRequest("DELETE", path, List.of(), new byte[0]));
  }

  private static byte[] yaml(String json) {
    return ("# " + "a comment\n" + json).getBytes(StandardCharsets.UTF_8);
  }

  private static HostileRequest json(String method, String path, String json) {
    return new HostileRequest(
        method,
        path,
        List.of("Content-Type: application/json"),
        json.getBytes(StandardCharsets.UTF_8));
  }

  private static HostileRequest patch(String path, String type, String patch) {
    return new HostileRequest(
        "PATCH", path, List.of("Content-Type: " + type), patch.getBytes(StandardCharsets.UTF_8));
  }
}
