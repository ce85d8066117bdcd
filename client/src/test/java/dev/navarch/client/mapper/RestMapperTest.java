package dev.navarch.client.mapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.List;
import org.junit.jupiter.api.Test;

class RestMapperTest {
  private static final GroupVersion CORE = new GroupVersion("", "v1");
  private static final GroupVersion APPS = new GroupVersion("apps", "v1");
  private static final GroupVersion APPS_OLD = new GroupVersion("apps", "v1beta1");
  private static final GroupVersion METRICS = new GroupVersion("metrics.k8s.io", "v1beta1");

  private final TableRestMapper table =
      TableRestMapper.builder()
          .add(CORE.withKind("Pod"), "pods", "pod", RestScope.NAMESPACE)
          .add(CORE.withKind("Node"), "nodes", "node", RestScope.ROOT)
          .add(APPS_OLD.withKind("Deployment"), "deployments", "deployment", RestScope.NAMESPACE)
          .add(APPS.withKind("Deployment"), "deployments", "deployment", RestScope.NAMESPACE)
          .add(METRICS.withKind("PodMetrics"), "pods", "", RestScope.NAMESPACE)
          .build();
  private final RestMapper mapper =
      new PriorityRestMapper(
          table, List.of(CORE, APPS, APPS_OLD, METRICS, new GroupVersion("", "*")));

  private static GroupVersionResource named(String group, String version, String resource) {
    return new GroupVersionResource(group, version, resource);
  }

  @Test
  void resourceIsFoundByAnyPartOfItsName() throws Exception {
    GroupVersionResource deployments = APPS.withResource("deployments");

    assertThat(mapper.resourceFor(named("", "", "deployments"))).isEqualTo(deployments);
    assertThat(mapper.resourceFor(named("", "", "Deployment"))).isEqualTo(deployments);
    assertThat(mapper.resourceFor(named("apps", "", "deployment"))).isEqualTo(deployments);
    assertThat(mapper.resourceFor(named("app", "", "deployments"))).isEqualTo(deployments);
    assertThat(mapper.resourceFor(named("", "v1beta1", "deployments")))
        .isEqualTo(APPS_OLD.withResource("deployments"));
    assertThat(mapper.resourceFor(named("metrics", "", "pods")))
        .isEqualTo(METRICS.withResource("pods"));
  }

  @Test
  void priorityChoosesAmongSeveral() throws Exception {
    assertThat(mapper.resourceFor(named("", "", "pods"))).isEqualTo(CORE.withResource("pods"));
    assertThat(mapper.kindFor(named("", "", "pods"))).isEqualTo(CORE.withKind("Pod"));
    assertThat(mapper.resourcesFor(named("", "", "pods")))
        .containsExactly(CORE.withResource("pods"), METRICS.withResource("pods"));
    assertThat(mapper.restMapping(new GroupKind("apps", "Deployment")).kind())
        .isEqualTo(APPS.withKind("Deployment"));
    assertThat(mapper.restMapping(new GroupKind("apps", "Deployment"), "v1beta1", "v1").kind())
        .isEqualTo(APPS_OLD.withKind("Deployment"));
  }

  @Test
  void ambiguityListsTheCandidates() {
    assertThatExceptionOfType(AmbiguousMatchException.class)
        .isThrownBy(() -> table.resourceFor(named("", "", "pods")))
        .withMessage(
            "/, Resource=pods matches multiple resources"
                + " [/v1, Resource=pods metrics.k8s.io/v1beta1, Resource=pods]");
    assertThatExceptionOfType(AmbiguousMatchException.class)
        .isThrownBy(() -> table.kindFor(named("", "", "deployments")))
        .withMessage(
            "/, Resource=deployments matches multiple kinds"
                + " [apps/v1beta1, Kind=Deployment apps/v1, Kind=Deployment]");
  }

  @Test
  void prioritiesThatDoNotDecideLeaveItAmbiguous() {
    RestMapper undecided = new PriorityRestMapper(table, List.of(new GroupVersion("apps", "*")));

    assertThatExceptionOfType(AmbiguousMatchException.class)
        .isThrownBy(() -> undecided.resourceFor(named("", "", "deployments")));
    assertThatExceptionOfType(AmbiguousMatchException.class)
        .isThrownBy(() -> undecided.restMapping(new GroupKind("apps", "Deployment")))
        .withMessage(
            "Deployment.apps matches multiple kinds"
                + " [apps/v1beta1, Kind=Deployment apps/v1, Kind=Deployment]");
  }

  @Test
  void whatIsNotThereIsNamed() {
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.resourceFor(named("", "", "foos")))
        .withMessage("no matches for /, Resource=foos");
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.restMapping(new GroupKind("apps", "Foo")))
        .withMessage("no matches for kind \"Foo\" in group \"apps\"");
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.restMapping(new GroupKind("apps", "Foo"), "v1"))
        .withMessage("no matches for kind \"Foo\" in version \"apps/v1\"");
    assertThatExceptionOfType(NoMatchException.class)
        .isThrownBy(() -> mapper.restMapping(new GroupKind("", "Foo"), "v2", "v1"))
        .withMessage("no matches for kind \"Foo\" in versions [\"v1\" \"v2\"]");
  }

  @Test
  void mappingTellsTheScope() throws Exception {
    assertThat(mapper.restMapping(new GroupKind("", "Node")))
        .isEqualTo(
            new RestMapping(CORE.withResource("nodes"), CORE.withKind("Node"), RestScope.ROOT));
  }

  @Test
  void singularIsKnown() throws Exception {
    assertThat(mapper.resourceSingularizer("nodes")).isEqualTo("node");
    assertThat(mapper.resourceSingularizer("others")).isEqualTo("others");
  }
}
