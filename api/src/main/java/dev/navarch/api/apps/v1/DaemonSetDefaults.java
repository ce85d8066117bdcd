package dev.navarch.api.apps.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/** Defaults of daemon sets. */
final class DaemonSetDefaults {
  private static final IntOrString ONE = IntOrString.of(1);

  private DaemonSetDefaults() {}

  @DefaultingFunction
  static DaemonSet daemonSet(DaemonSet in) {
    DaemonSetSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.updateStrategy(updateStrategy(spec.updateStrategy()))
                    .revisionHistoryLimit(ifNull(spec.revisionHistoryLimit(), 10)))
            .build());
  }

  private static DaemonSetUpdateStrategy updateStrategy(DaemonSetUpdateStrategy in) {
    String type = ifEmpty(in.type(), DaemonSetUpdateStrategyType.ROLLING_UPDATE);
    return new DaemonSetUpdateStrategy(
        type,
        type.equals(DaemonSetUpdateStrategyType.ROLLING_UPDATE)
            ? rollingUpdate(in.rollingUpdate())
            : in.rollingUpdate());
  }

  private static RollingUpdateDaemonSet rollingUpdate(@Nullable RollingUpdateDaemonSet in) {
    return in == null
        ? new RollingUpdateDaemonSet(ONE, IntOrString.ZERO)
        : new RollingUpdateDaemonSet(
            ifNull(in.maxUnavailable(), ONE), ifNull(in.maxSurge(), IntOrString.ZERO));
  }
}
