package dev.navarch.apiserver.openapi;

import static dev.navarch.apiserver.openapi.BuiltInDocuments.OPEN_API;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.at;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.list;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.object;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.tree;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.v3;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class Version3DocumentsTest {
  private static final String META = "io.k8s.apimachinery.pkg.apis.meta.v1.";

  private static Map<String, Object> schema(String document, String name) {
    return at(v3(document), "components", "schemas", name);
  }

  private static List<String> parameters(Map<String, Object> of) {
    List<String> names = new ArrayList<>();
    for (Object parameter : (List<?>) of.getOrDefault("parameters", List.of())) {
      names.add((String) Objects.requireNonNull(object(parameter).get("name")));
    }
    return names;
  }

  private static void collectReferences(@Nullable Object tree, Set<String> into) {
    if (tree instanceof Map<?, ?> map) {
      map.forEach((key, value) -> {
        if (key.equals("$ref") && value instanceof String ref) {
          into.add(ref);
        }
        collectReferences(value, into);
      });
    } else if (tree instanceof List<?> list) {
      list.forEach(item -> collectReferences(item, into));
    }
  }

  @Test
  void theIndexNamesEveryDocumentWithItsHash() {
    Map<String, Object> paths = at(tree(OPEN_API.index()), "paths");

    assertThat(paths)
        .containsKeys(
            ".well-known/openid-configuration",
            "api",
            "api/v1",
            "apis",
            "apis/apps",
            "apis/apps/v1",
            "apis/flowcontrol.apiserver.k8s.io/v1",
            "openid/v1/jwks",
            "version")
        .doesNotContainKeys("apis/extensions/v1beta1", "apis/core/v1");
    assertThat(at(paths, "apis/apps/v1"))
        .containsEntry(
            "serverRelativeURL",
            "/openapi/v3/apis/apps/v1?hash=" + OPEN_API.v3("apis/apps/v1").orElseThrow().etag());
    assertThat(paths.keySet()).allSatisfy(path -> assertThat(OPEN_API.v3(path)).isPresent());
  }

  @Test
  void thereIsNothingAtOtherPaths() {
    assertThat(OPEN_API.v3("apis/apps/v2")).isEmpty();
    assertThat(OPEN_API.v3("")).isEmpty();
    assertThat(OPEN_API.v3("api/v1/")).isEmpty();
  }

  @Test
  void aVersionHasThePathsOfItsResourcesAndTheirOldWatches() {
    assertThat(at(v3("apis/policy/v1"), "paths"))
        .containsOnlyKeys(
            "/apis/policy/v1/",
            "/apis/policy/v1/namespaces/{namespace}/poddisruptionbudgets",
            "/apis/policy/v1/namespaces/{namespace}/poddisruptionbudgets/{name}",
            "/apis/policy/v1/namespaces/{namespace}/poddisruptionbudgets/{name}/status",
            "/apis/policy/v1/poddisruptionbudgets",
            "/apis/policy/v1/watch/namespaces/{namespace}/poddisruptionbudgets",
            "/apis/policy/v1/watch/namespaces/{namespace}/poddisruptionbudgets/{name}",
            "/apis/policy/v1/watch/poddisruptionbudgets");
    assertThat(at(v3("api/v1"), "paths"))
        .hasSize(113)
        .containsKeys(
            "/api/v1/namespaces/{namespace}/bindings",
            "/api/v1/namespaces/{name}/finalize",
            "/api/v1/namespaces/{namespace}/pods/{name}/proxy/{path}",
            "/api/v1/watch/namespaces/{name}")
        .doesNotContainKeys("/api/v1/bindings", "/api/v1/watch/componentstatuses");
  }

  @Test
  void aDocumentHasTheSchemasThatItsPathsLeadToAndNoOthers() {
    Map<String, Object> schemas = at(v3("apis/apps/v1"), "components", "schemas");

    assertThat(schemas)
        .hasSize(163)
        .containsKeys(
            "io.k8s.api.apps.v1.DeploymentList",
            "io.k8s.api.autoscaling.v1.Scale",
            "io.k8s.api.core.v1.PodSpec",
            META + "Patch",
            META + "ShardInfo",
            META + "WatchEvent",
            "io.k8s.apimachinery.pkg.util.intstr.IntOrString")
        .doesNotContainKeys("io.k8s.api.core.v1.Pod", META + "ListOptions");
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    for (String path : at(tree(OPEN_API.index()), "paths").keySet()) {
      Map<String, Object> document = v3(path);
      Set<String> references = new TreeSet<>();
      collectReferences(document, references);
      Map<String, Object> components = at(document, "components");
      Map<String, Object> schemas = object(components.getOrDefault("schemas", Map.of()));

      assertThat(references)
          .as(path)
          .allSatisfy(reference ->
              assertThat(schemas).containsKey(reference.replace("#/components/schemas/", "")));
    }
  }

  @Test
  void operationsAreNamedAsGeneratedClientsExpect() {
    Map<String, Object> core = at(v3("api/v1"), "paths");
    Map<String, Object> pods = at(core, "/api/v1/namespaces/{namespace}/pods");
    String pod = "/api/v1/namespaces/{namespace}/pods/{name}";

    assertThat(at(pods, "get")).containsEntry("operationId", "listCoreV1NamespacedPod");
    assertThat(at(pods, "delete"))
        .containsEntry("operationId", "deleteCoreV1CollectionNamespacedPod")
        .containsEntry("x-kubernetes-action", "deletecollection");
    assertThat(at(core, "/api/v1/pods", "get"))
        .containsEntry("operationId", "listCoreV1PodForAllNamespaces");
    assertThat(at(core, pod + "/log", "get"))
        .containsEntry("operationId", "readCoreV1NamespacedPodLog");
    assertThat(at(core, pod + "/eviction", "post"))
        .containsEntry("operationId", "createCoreV1NamespacedPodEviction");
    assertThat(at(core, pod + "/proxy/{path}", "head"))
        .containsEntry("operationId", "connectCoreV1HeadNamespacedPodProxyWithPath");
    assertThat(at(core, "/api/v1/watch/pods", "get"))
        .containsEntry("operationId", "watchCoreV1PodListForAllNamespaces")
        .containsEntry("deprecated", true);
    assertThat(
            at(
                v3("apis/rbac.authorization.k8s.io/v1"),
                "paths",
                "/apis/rbac.authorization.k8s.io/v1/clusterroles/{name}",
                "put"))
        .containsEntry("operationId", "replaceRbacAuthorizationV1ClusterRole")
        .containsEntry("tags", List.of("rbacAuthorization_v1"));
  }

  @Test
  void anOperationSaysWhatItIsDoneTo() {
    Map<String, Object> paths = at(v3("api/v1"), "paths");
    String pod = "/api/v1/namespaces/{namespace}/pods/{name}";

    assertThat(at(paths, pod + "/eviction", "post", "x-kubernetes-group-version-kind"))
        .isEqualTo(Map.of("group", "policy", "version", "v1", "kind", "Eviction"));
    assertThat(at(paths, pod + "/exec", "get", "x-kubernetes-group-version-kind"))
        .isEqualTo(Map.of("group", "", "version", "v1", "kind", "PodExecOptions"));
    assertThat(at(paths, pod + "/exec", "get")).containsEntry("x-kubernetes-action", "connect");
  }

  @Test
  void optionsAreParameters() {
    Map<String, Object> paths = at(v3("api/v1"), "paths");
    String pod = "/api/v1/namespaces/{namespace}/pods/{name}";

    assertThat(parameters(at(paths, "/api/v1/pods", "get")))
        .contains("labelSelector", "limit", "continue", "watch", "sendInitialEvents");
    assertThat(parameters(at(paths, pod, "patch")))
        .containsExactlyInAnyOrder("dryRun", "fieldManager", "fieldValidation", "force");
    assertThat(parameters(at(paths, pod, "delete"))).contains("gracePeriodSeconds", "dryRun");
    assertThat(parameters(at(paths, pod))).containsExactly("name", "namespace", "pretty");
    assertThat(parameters(at(paths, pod + "/exec"))).contains("command", "container", "tty");
    assertThat(parameters(at(paths, pod + "/log", "get"))).contains("follow", "tailLines");
  }

  @Test
  void aReferenceWithSomethingBesideItIsWrapped() {
    Map<String, Object> spec =
        at(schema("apis/apps/v1", "io.k8s.api.apps.v1.Deployment"), "properties", "spec");

    assertThat(spec)
        .containsEntry(
            "allOf",
            List.of(Map.of("$ref", "#/components/schemas/io.k8s.api.apps.v1.DeploymentSpec")))
        .containsKey("description")
        .doesNotContainKey("$ref");
    assertThat(
            at(
                schema("apis/apps/v1", "io.k8s.api.apps.v1.DeploymentList"),
                "properties",
                "items",
                "items"))
        .isEqualTo(Map.of("$ref", "#/components/schemas/io.k8s.api.apps.v1.Deployment"));
  }

  @Test
  void listsSayHowTheyAreMergedAndFieldsWhatTheyDefaultTo() {
    Map<String, Object> container = schema("api/v1", "io.k8s.api.core.v1.Container");

    assertThat(at(container, "properties", "ports"))
        .containsEntry("x-kubernetes-list-type", "map")
        .containsEntry("x-kubernetes-list-map-keys", List.of("containerPort", "protocol"))
        .containsEntry("x-kubernetes-patch-merge-key", "containerPort")
        .containsEntry("x-kubernetes-patch-strategy", "merge");
    assertThat(list(at(container, "properties", "imagePullPolicy"), "enum"))
        .containsExactlyInAnyOrder("Always", "IfNotPresent", "Never");
    assertThat(at(schema("api/v1", "io.k8s.api.core.v1.ContainerPort"), "properties", "protocol"))
        .containsEntry("default", "TCP");
  }

  @Test
  void valuesOfSeveralTypesAreChoices() {
    assertThat(schema("api/v1", "io.k8s.apimachinery.pkg.util.intstr.IntOrString"))
        .containsEntry("format", "int-or-string")
        .containsEntry("oneOf", List.of(Map.of("type", "integer"), Map.of("type", "string")))
        .doesNotContainKey("type");
  }

  @Test
  void optionsThatAreInEveryVersionNameThemAll() {
    List<Object> kinds =
        list(schema("apis/apps/v1", META + "DeleteOptions"), "x-kubernetes-group-version-kind");

    assertThat(kinds)
        .hasSizeGreaterThan(50)
        .contains(Map.of("group", "apps", "version", "v1", "kind", "DeleteOptions"))
        .noneMatch(kind -> kind.toString().contains("__internal"));
  }

  @Test
  void theServerTellsItsVersion() {
    assertThat(at(v3("version"), "info")).containsEntry("version", "v1.36.4");
    assertThat(list(schema("version", "io.k8s.apimachinery.pkg.version.Info"), "required"))
        .contains("gitVersion", "platform")
        .doesNotContain("emulationMajor");
  }
}
