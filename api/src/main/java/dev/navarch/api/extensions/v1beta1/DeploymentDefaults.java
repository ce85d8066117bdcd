package dev.navarch.api.extensions.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.TemplateLabels;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.value.IntOrString;

/** Defaults of deployments, from before they kept a history and a deadline. */
final class DeploymentDefaults {
  private static final IntOrString ONE = IntOrString.of(1);

  /** As good as none. */
  private static final int UNLIMITED = Integer.MAX_VALUE;

  private DeploymentDefaults() {}

  @DefaultingFunction
  static Deployment deployment(Deployment in) {
    DeploymentSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .metadata(TemplateLabels.labelled(in.metadata(), spec.template()))
            .spec(s ->
                s.replicas(ifNull(spec.replicas(), 1))
                    .selector(TemplateLabels.selector(spec.selector(), spec.template()))
                    .strategy(strategy(spec.strategy()))
                    .revisionHistoryLimit(ifNull(spec.revisionHistoryLimit(), UNLIMITED))
                    .progressDeadlineSeconds(ifNull(spec.progressDeadlineSeconds(), UNLIMITED)))
            .build());
  }

  private static DeploymentStrategy strategy(DeploymentStrategy in) {
    String type = ifEmpty(in.type(), DeploymentStrategyType.ROLLING_UPDATE);
    RollingUpdateDeployment update = in.rollingUpdate();
    if (update != null) {
      return new DeploymentStrategy(
          type,
          new RollingUpdateDeployment(
              ifNull(update.maxUnavailable(), ONE), ifNull(update.maxSurge(), ONE)));
    }
    return type.equals(DeploymentStrategyType.ROLLING_UPDATE)
        ? new DeploymentStrategy(type, new RollingUpdateDeployment(ONE, ONE))
        : in;
  }
}
