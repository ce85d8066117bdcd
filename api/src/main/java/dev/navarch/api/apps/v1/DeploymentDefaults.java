package dev.navarch.api.apps.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/** Defaults of deployments. */
public final class DeploymentDefaults {
  /** How many pods may be missing or too many during a roll-out. */
  public static final IntOrString ROLLING_SHARE = IntOrString.of("25%");

  public static final int REVISION_HISTORY_LIMIT = 10;
  public static final int PROGRESS_DEADLINE_SECONDS = 600;

  private DeploymentDefaults() {}

  @DefaultingFunction
  static Deployment deployment(Deployment in) {
    DeploymentSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.replicas(ifNull(spec.replicas(), 1))
                    .strategy(strategy(spec.strategy()))
                    .revisionHistoryLimit(
                        ifNull(spec.revisionHistoryLimit(), REVISION_HISTORY_LIMIT))
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
