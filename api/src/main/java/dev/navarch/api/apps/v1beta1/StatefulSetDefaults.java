package dev.navarch.api.apps.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.TemplateLabels;
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
            .metadata(TemplateLabels.labelled(in.metadata(), spec.template()))
            .spec(s ->
                s.replicas(ifNull(spec.replicas(), 1))
                    .selector(TemplateLabels.selector(spec.selector(), spec.template()))
                    .podManagementPolicy(
                        ifEmpty(spec.podManagementPolicy(), PodManagementPolicyType.ORDERED_READY))
                    .updateStrategy(updateStrategy(spec.updateStrategy(), context))
                    .persistentVolumeClaimRetentionPolicy(
                        retention(spec.persistentVolumeClaimRetentionPolicy()))
                    .revisionHistoryLimit(ifNull(spec.revisionHistoryLimit(), 10)))
            .build());
  }

  private static StatefulSetUpdateStrategy updateStrategy(
      StatefulSetUpdateStrategy in, DefaultingContext context) {
    String type = ifEmpty(in.type(), StatefulSetUpdateStrategyType.ON_DELETE);
    RollingUpdateStatefulSetStrategy update = in.rollingUpdate();
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
