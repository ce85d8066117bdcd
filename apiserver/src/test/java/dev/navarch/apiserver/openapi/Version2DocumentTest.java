package dev.navarch.apiserver.openapi;

import static dev.navarch.apiserver.openapi.BuiltInDocuments.OPEN_API;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.at;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.list;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.object;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.tree;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.install.Release;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Version2DocumentTest {
  private static final Map<String, Object> DOCUMENT = tree(OPEN_API.v2());
  private static final String DEPLOYMENT =
      "/apis/apps/v1/namespaces/{namespace}/deployments/{name}";

  private static Map<String, Object> definition(String name) {
    return at(DOCUMENT, "definitions", name);
  }

  @Test
  void everythingIsInOneDocument() {
    assertThat(DOCUMENT).containsEntry("swagger", "2.0");
    assertThat(at(DOCUMENT, "paths"))
        .containsKeys(
            "/api/", "/apis/", "/apis/apps/", "/version/", "/openid/v1/jwks/", "/api/v1/pods")
        .containsKey(DEPLOYMENT);
    assertThat(at(DOCUMENT, "definitions"))
        .containsKeys("io.k8s.api.core.v1.Pod", "io.k8s.api.rbac.v1.ClusterRoleList");
  }

  @Test
  void definitionsHaveWhatOldClientsPatchAndValidateBy() {
    Map<String, Object> containers =
        at(definition("io.k8s.api.core.v1.PodSpec"), "properties", "containers");

    assertThat(containers)
        .containsEntry("type", "array")
        .containsEntry("x-kubernetes-patch-merge-key", "name")
        .containsEntry("x-kubernetes-patch-strategy", "merge");
    assertThat(at(definition("io.k8s.api.apps.v1.Deployment"), "properties", "spec"))
        .containsEntry("$ref", "#/definitions/io.k8s.api.apps.v1.DeploymentSpec")
        .containsKey("description");
    assertThat(definition("io.k8s.apimachinery.pkg.util.intstr.IntOrString"))
        .containsEntry("type", "string")
        .containsEntry("format", "int-or-string")
        .doesNotContainKey("oneOf");
  }

  @Test
  void defaultsAreLeftOut() {
    assertThat(at(definition("io.k8s.api.core.v1.ContainerPort"), "properties", "protocol"))
        .doesNotContainKey("default");
  }

  @Test
  void aDryRunIsOfferedInThePatchItself() {
    List<Object> parameters = list(at(DOCUMENT, "paths", DEPLOYMENT, "patch"), "parameters");

    assertThat(parameters)
        .anySatisfy(parameter ->
            assertThat(object(parameter))
                .containsEntry("name", "dryRun")
                .containsEntry("in", "query"));
    assertThat(at(DOCUMENT, "paths", DEPLOYMENT, "patch", "x-kubernetes-group-version-kind"))
        .containsEntry("kind", "Deployment");
  }

  @Test
  void parametersThatAreTheSameEverywhereStandThereOnce() {
    Map<String, Object> shared = at(DOCUMENT, "parameters");
    List<Object> parameters = list(at(DOCUMENT, "paths", "/api/v1/pods", "get"), "parameters");

    assertThat(parameters)
        .contains(Map.of("$ref", "#/parameters/labelSelector"))
        .allSatisfy(parameter ->
            assertThat(shared)
                .containsKey(
                    object(parameter)
                        .getOrDefault("$ref", "")
                        .toString()
                        .replace("#/parameters/", "")));
  }

  @Test
  void anotherReleaseHasOtherPaths() {
    OpenApi old =
        BuiltInDocuments.openApi(
            Release.V1_20,
            () -> new ServedApis(1, BuiltInDocuments.versions(Release.V1_20), List.of()));

    assertThat(at(tree(old.v2()), "paths"))
        .containsKey("/apis/extensions/v1beta1/ingresses")
        .doesNotContainKey("/apis/batch/v1/cronjobs");
  }
}
