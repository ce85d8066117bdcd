package dev.navarch.registry.apps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.apps.daemonset.DaemonSetStrategy;
import dev.navarch.registry.apps.deployment.DeploymentStrategy;
import dev.navarch.registry.apps.statefulset.StatefulSetStrategy;
import dev.navarch.registry.generic.TestRegistry;
import org.junit.jupiter.api.Test;

class WorkloadStrategiesTest {
  private static final RequestContext REQUEST =
      TestRegistry.request(TestRegistry.ADMIN, "PUT", "/apis/apps/v1/namespaces/n/deployments/d");
  private static final String TEMPLATES = "deprecated.daemonset.template.generation";

  private static final Deployment DEPLOYMENT =
      Deployment.builder()
          .metadata(m -> m.name("d").generation(4).addToLabels("app", "x"))
          .spec(s -> s.replicas(1))
          .status(s -> s.replicas(2))
          .build();

  @Test
  void aNewDeploymentHasNoStatus() {
    Deployment created = new DeploymentStrategy().prepareForCreate(REQUEST, DEPLOYMENT);

    assertThat(created.status().replicas()).isZero();
    assertThat(created.metadata().generation()).isEqualTo(1);
  }

  @Test
  void annotationsOfADeploymentCountAsAChange() {
    DeploymentStrategy strategy = new DeploymentStrategy();
    Deployment annotated =
        DEPLOYMENT.toBuilder().metadata(m -> m.addToAnnotations("a", "b")).build();
    Deployment labelled = DEPLOYMENT.toBuilder().metadata(m -> m.addToLabels("a", "b")).build();

    assertThat(strategy.prepareForUpdate(REQUEST, annotated, DEPLOYMENT).metadata().generation())
        .isEqualTo(5);
    assertThat(strategy.prepareForUpdate(REQUEST, labelled, DEPLOYMENT).metadata().generation())
        .isEqualTo(4);
  }

  @Test
  void theStatusOfADeploymentIsWrittenWithoutLabelsAndSpec() {
    Strategy<Deployment> strategy = new DeploymentStrategy().status();
    Deployment sent =
        DEPLOYMENT.toBuilder()
            .metadata(m -> m.addToLabels("new", "1").addToAnnotations("a", "b"))
            .spec(s -> s.replicas(9))
            .status(s -> s.replicas(7))
            .build();

    Deployment written = strategy.prepareForUpdate(REQUEST, sent, DEPLOYMENT);

    assertThat(written.status().replicas()).isEqualTo(7);
    assertThat(written.spec()).isEqualTo(DEPLOYMENT.spec());
    assertThat(written.metadata().labels()).isEqualTo(DEPLOYMENT.metadata().labels());
    assertThat(written.metadata().annotations()).containsEntry("a", "b");
    assertThat(strategy.resetFields().has(FieldPath.ofFields("spec"))).isTrue();
    assertThat(strategy.resetFields().has(FieldPath.ofFields("metadata", "labels"))).isTrue();
  }

  @Test
  void changesOfADaemonSetsTemplateAreCounted() {
    DaemonSetStrategy strategy = new DaemonSetStrategy();
    DaemonSet created =
        strategy.prepareForCreate(REQUEST, DaemonSet.builder().metadata(m -> m.name("d")).build());
    DaemonSet changed =
        strategy.prepareForUpdate(
            REQUEST,
            created.toBuilder()
                .metadata(m -> m.addToAnnotations(TEMPLATES, "99"))
                .spec(s -> s.template(t -> t.spec(p -> p.hostNetwork(true))))
                .build(),
            created);
    DaemonSet relaxed =
        strategy.prepareForUpdate(
            REQUEST, changed.toBuilder().spec(s -> s.minReadySeconds(3)).build(), changed);

    assertThat(created.metadata().annotations()).containsEntry(TEMPLATES, "1");
    assertThat(changed.metadata().annotations()).containsEntry(TEMPLATES, "2");
    assertThat(relaxed.metadata().annotations()).containsEntry(TEMPLATES, "2");
    assertThat(relaxed.metadata().generation()).isEqualTo(3);
  }

  @Test
  void theStatusOfADaemonSetKeepsTheCount() {
    DaemonSet stored =
        DaemonSet.builder().metadata(m -> m.addToAnnotations(TEMPLATES, "3")).build();

    DaemonSet written =
        new DaemonSetStrategy()
            .status()
            .prepareForUpdate(REQUEST, DaemonSet.builder().build(), stored);

    assertThat(written.metadata().annotations()).containsEntry(TEMPLATES, "3");
  }

  @Test
  void aStatefulSetIsNamedLikeAHost() {
    StatefulSetStrategy strategy = new StatefulSetStrategy();

    assertThat(strategy.names().check("a", false)).isEmpty();
    assertThat(strategy.names().check("a.b", false)).isNotEmpty();
  }

  @Test
  void aNegativeHistoryIsWarnedAbout() {
    StatefulSet set = StatefulSet.builder().spec(s -> s.revisionHistoryLimit(-1)).build();

    assertThat(new StatefulSetStrategy().warnings(REQUEST, set))
        .containsExactly(
            "spec.revisionHistoryLimit: a negative value retains all historical revisions; a value"
                + " >= 0 is recommended");
  }
}
