package dev.navarch.api.apps.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeploymentDefaultsTest {
  private static final IntOrString QUARTER = IntOrString.of("25%");

  @Test
  void aBareDeploymentRollsByAQuarter() {
    Deployment out = DeploymentDefaults.deployment(Deployment.builder().build());

    assertThat(out.spec())
        .isEqualTo(
            DeploymentSpec.builder()
                .replicas(1)
                .strategy(
                    new DeploymentStrategy(
                        "RollingUpdate", new RollingUpdateDeployment(QUARTER, QUARTER)))
                .revisionHistoryLimit(2)
                .progressDeadlineSeconds(600)
                .build());
    assertThat(DeploymentDefaults.deployment(out)).isSameAs(out);
  }

  @Test
  void whatADeploymentStatesStays() {
    Deployment stated =
        Deployment.builder()
            .spec(s ->
                s.replicas(0)
                    .strategy(
                        new DeploymentStrategy(
                            "RollingUpdate",
                            new RollingUpdateDeployment(IntOrString.ZERO, IntOrString.of(1))))
                    .revisionHistoryLimit(0)
                    .progressDeadlineSeconds(1))
            .build();

    assertThat(DeploymentDefaults.deployment(stated)).isSameAs(stated);
  }

  @Test
  void halfAStrategyIsCompleted() {
    Deployment in =
        Deployment.builder()
            .spec(s -> s.strategy(t -> t.rollingUpdate(r -> r.maxSurge(IntOrString.of(3)))))
            .build();

    assertThat(DeploymentDefaults.deployment(in).spec().strategy())
        .isEqualTo(
            new DeploymentStrategy(
                "RollingUpdate", new RollingUpdateDeployment(QUARTER, IntOrString.of(3))));
  }

  @Test
  void recreatingNeedsNoNumbers() {
    Deployment in = Deployment.builder().spec(s -> s.strategy(t -> t.type("Recreate"))).build();

    assertThat(DeploymentDefaults.deployment(in).spec().strategy())
        .isEqualTo(new DeploymentStrategy("Recreate", null));
  }

  @Test
  void labelsAndSelectorComeFromTheTemplate() {
    Deployment out =
        DeploymentDefaults.deployment(
            Deployment.builder()
                .spec(s -> s.template(t -> t.metadata(m -> m.addToLabels("app", "web"))))
                .build());

    assertThat(out.metadata().labels()).containsOnly(Map.entry("app", "web"));
    assertThat(out.spec().selector())
        .isEqualTo(LabelSelector.builder().addToMatchLabels("app", "web").build());
    assertThat(DeploymentDefaults.deployment(out)).isSameAs(out);
  }
}
