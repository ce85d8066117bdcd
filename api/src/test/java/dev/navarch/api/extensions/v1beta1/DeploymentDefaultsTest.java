package dev.navarch.api.extensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeploymentDefaultsTest {
  private static final IntOrString ONE = IntOrString.of(1);

  @Test
  void aBareDeploymentRollsOneByOneWithoutLimits() {
    Deployment out = DeploymentDefaults.deployment(Deployment.builder().build());

    assertThat(out.spec())
        .isEqualTo(
            DeploymentSpec.builder()
                .replicas(1)
                .strategy(
                    new DeploymentStrategy("RollingUpdate", new RollingUpdateDeployment(ONE, ONE)))
                .revisionHistoryLimit(2147483647)
                .progressDeadlineSeconds(2147483647)
                .build());
    assertThat(DeploymentDefaults.deployment(out)).isSameAs(out);
  }

  @Test
  void numbersOfARollingUpdateAreCompletedWhateverTheType() {
    Deployment in =
        Deployment.builder()
            .spec(s ->
                s.strategy(
                    t -> t.type("Recreate").rollingUpdate(r -> r.maxSurge(IntOrString.of(3)))))
            .build();

    assertThat(DeploymentDefaults.deployment(in).spec().strategy())
        .isEqualTo(
            new DeploymentStrategy(
                "Recreate", new RollingUpdateDeployment(ONE, IntOrString.of(3))));
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
  }
}
