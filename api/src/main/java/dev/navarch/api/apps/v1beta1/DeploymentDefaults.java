package dev.navarch.api.apps.v1beta1;

import static dev.navarch.api.apps.v1.DeploymentDefaults.PROGRESS_DEADLINE_SECONDS;
import static dev.navarch.api.apps.v1.DeploymentDefaults.ROLLING_SHARE;
import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.TemplateLabels;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import org.jspecify.annotations.Nullable;

/** Defaults of deployments. */
final class DeploymentDefaults {
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
                    .revisionHistoryLimit(ifNull(spec.revisionHistoryLimit(), 2))
                    .progressDeadlineSeconds(
                        ifNull(spec.progressDeadlineSeconds(), PROGRESS_DEADLINE_SECONDS)))
            .build());
  }

  private static DeploymentStrategy strategy(DeploymentStrategy in) {
    String type = ifEmpty(in.type(), DeploymentStrategyType.ROLLING_UPDATE);
    return type.equals(DeploymentStrategyType.ROLLING_UPDATE)
        ? new DeploymentStrategy(type, rollingUpdate(in.rollingUpdate()))
        : in;
  }

  private static RollingUpdateDeployment rollingUpdate(@Nullable RollingUpdateDeployment in) {
    return in == null
        ? new RollingUpdateDeployment(ROLLING_SHARE, ROLLING_SHARE)
        : new RollingUpdateDeployment(
            ifNull(in.maxUnavailable(), ROLLING_SHARE), ifNull(in.maxSurge(), ROLLING_SHARE));
  }
}
