package dev.navarch.api.apps.v1beta2;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/** Defaults of stateful sets. */
final class StatefulSetDefaults {
  private static final String RETAIN = PersistentVolumeClaimRetentionPolicyType.RETAIN;

  private StatefulSetDefaults() {}

  @DefaultingFunction
  static StatefulSet statefulSet(StatefulSet in, DefaultingContext context) {
    StatefulSetSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.replicas(ifNull(spec.replicas(), 1))
                    .podManagementPolicy(
                        ifEmpty(spec.podManagementPolicy(), PodManagementPolicyType.ORDERED_READY))
                    .updateStrategy(updateStrategy(spec.updateStrategy(), context))
                    .persistentVolumeClaimRetentionPolicy(
                        retention(spec.persistentVolumeClaimRetentionPolicy()))
                    .revisionHistoryLimit(ifNull(spec.revisionHistoryLimit(), 10)))
            .build());
  }

  /** Who chooses a rolling update but no details of it gets none; who chooses nothing does. */
  private static StatefulSetUpdateStrategy updateStrategy(
      StatefulSetUpdateStrategy in, DefaultingContext context) {
    String type = ifEmpty(in.type(), StatefulSetUpdateStrategyType.ROLLING_UPDATE);
    RollingUpdateStatefulSetStrategy update = in.rollingUpdate();
    if (update == null && in.type().isEmpty()) {
      update = RollingUpdateStatefulSetStrategy.builder().build();
    }
    return new StatefulSetUpdateStrategy(
        type,
        type.equals(StatefulSetUpdateStrategyType.ROLLING_UPDATE) && update != null
            ? rollingUpdate(update, context)
            : update);
  }

  private static RollingUpdateStatefulSetStrategy rollingUpdate(
      RollingUpdateStatefulSetStrategy in, DefaultingContext context) {
    RollingUpdateStatefulSetStrategyBuilder out =
        in.toBuilder().partition(ifNull(in.partition(), 0));
    if (context.enabled("MaxUnavailableStatefulSet", false)) {
      out.maxUnavailable(ifNull(in.maxUnavailable(), IntOrString.of(1)));
    }
    return out.build();
  }

  private static StatefulSetPersistentVolumeClaimRetentionPolicy retention(
      @Nullable StatefulSetPersistentVolumeClaimRetentionPolicy in) {
    return in == null
        ? new StatefulSetPersistentVolumeClaimRetentionPolicy(RETAIN, RETAIN)
        : new StatefulSetPersistentVolumeClaimRetentionPolicy(
            ifEmpty(in.whenDeleted(), RETAIN), ifEmpty(in.whenScaled(), RETAIN));
  }
}
