package dev.navarch.apimachinery.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupVersionKindTest {

  private static final GroupVersionKind DEPLOYMENT =
      new GroupVersionKind("apps", "v1", "Deployment");

  @Test
  void printsGroupVersionAndKind() {
    assertThat(DEPLOYMENT).hasToString("apps/v1, Kind=Deployment");
    assertThat(new GroupVersionKind("", "v1", "Pod")).hasToString("/v1, Kind=Pod");
    assertThat(GroupVersion.internal("").withKind("Pod")).hasToString("/__internal, Kind=Pod");
    assertThat(new GroupVersionKind("", "", "")).hasToString("/, Kind=");
    assertThat(new GroupVersionResource("apps", "v1", "deployments"))
        .hasToString("apps/v1, Resource=deployments");
    assertThat(new GroupVersionResource("", "v1", "pods")).hasToString("/v1, Resource=pods");
  }

  @Test
  void comesApartAndTogether() {
    assertThat(DEPLOYMENT.groupKind().withVersion("v1")).isEqualTo(DEPLOYMENT);
    assertThat(DEPLOYMENT.groupVersion().withKind("Deployment")).isEqualTo(DEPLOYMENT);
    assertThat(DEPLOYMENT.withVersion("v2").withKind("Thing")).hasToString("apps/v2, Kind=Thing");
    GroupVersionResource resource = new GroupVersionResource("apps", "v1", "deployments");
    assertThat(resource.groupResource().withVersion("v1")).isEqualTo(resource);
    assertThat(resource.groupVersion().withResource("deployments")).isEqualTo(resource);
    assertThat(resource.withVersion("v2").withResource("things"))
        .hasToString("apps/v2, Resource=things");
    assertThat(resource.toApiVersion()).isEqualTo("apps/v1");
  }

  @Test
  void onlyNothingAtAllIsEmpty() {
    assertThat(new GroupVersionKind("", "", "").isEmpty()).isTrue();
    assertThat(new GroupVersionKind("", "", "Pod").isEmpty()).isFalse();
    assertThat(new GroupVersionResource("", "", "").isEmpty()).isTrue();
    assertThat(new GroupVersionResource("", "v1", "").isEmpty()).isFalse();
    assertThat(new GroupKind("", "").isEmpty()).isTrue();
    assertThat(new GroupKind("apps", "").isEmpty()).isFalse();
    assertThat(new GroupResource("", "").isEmpty()).isTrue();
    assertThat(new GroupResource("", "pods").isEmpty()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "apps/v1, Deployment, 'apps/v1, Kind=Deployment'",
    "v1, Pod, '/v1, Kind=Pod'",
    "'', Pod, '/, Kind=Pod'",
    "a/b/c, Pod, '/, Kind=Pod'"
  })
  void readsWhatAnObjectSaysOfItself(String apiVersion, String kind, String expected) {
    assertThat(GroupVersionKind.fromApiVersionAndKind(apiVersion, kind)).hasToString(expected);
  }

  @Test
  void writesTheApiVersion() {
    assertThat(DEPLOYMENT.toApiVersion()).isEqualTo("apps/v1");
    assertThat(new GroupVersionKind("", "v1", "Pod").toApiVersion()).isEqualTo("v1");
    assertThat(new GroupVersionKind("", "", "").toApiVersion()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Deployment.apps, apps, Deployment, Deployment.apps",
    "Pod, '', Pod, Pod",
    "Certificate.cert-manager.io, cert-manager.io, Certificate, Certificate.cert-manager.io",
    "Pod., '', Pod, Pod",
    "'', '', '', ''"
  })
  void groupKindsAndGroupResourcesSplitAtTheFirstDot(
      String text, String group, String name, String printed) {
    assertThat(GroupKind.parse(text)).isEqualTo(new GroupKind(group, name)).hasToString(printed);
    assertThat(GroupResource.parse(text))
        .isEqualTo(new GroupResource(group, name))
        .hasToString(printed);
  }

  @Test
  void argumentsWithTwoDotsMayNameAVersion() {
    assertThat(GroupVersionKind.parseArg("Deployment.v1.apps")).contains(DEPLOYMENT);
    assertThat(GroupVersionKind.parseArg("Pod.v1."))
        .contains(new GroupVersionKind("", "v1", "Pod"));
    assertThat(GroupVersionKind.parseArg("Deployment.apps")).isEmpty();
    assertThat(GroupVersionResource.parseArg("roles.v1.rbac.authorization.k8s.io"))
        .contains(new GroupVersionResource("rbac.authorization.k8s.io", "v1", "roles"));
    assertThat(GroupVersionResource.parseArg("pods")).isEmpty();
  }
}
