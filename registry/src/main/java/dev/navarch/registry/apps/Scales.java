package dev.navarch.registry.apps;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.registry.autoscaling.scale.ScaleAccess;
import org.jspecify.annotations.Nullable;

/** Where workloads keep the number of their pods. */
final class Scales {
  static final ScaleAccess<Deployment> DEPLOYMENT =
      new ScaleAccess<>(
          object -> orNone(object.spec().replicas()),
          (object, wanted) -> object.toBuilder().spec(spec -> spec.replicas(wanted)).build(),
          object -> object.status().replicas(),
          object -> text(object.spec().selector()));

  static final ScaleAccess<ReplicaSet> REPLICA_SET =
      new ScaleAccess<>(
          object -> orNone(object.spec().replicas()),
          (object, wanted) -> object.toBuilder().spec(spec -> spec.replicas(wanted)).build(),
          object -> object.status().replicas(),
          object -> text(object.spec().selector()));

  static final ScaleAccess<StatefulSet> STATEFUL_SET =
      new ScaleAccess<>(
          object -> orNone(object.spec().replicas()),
          (object, wanted) -> object.toBuilder().spec(spec -> spec.replicas(wanted)).build(),
          object -> object.status().replicas(),
          object -> text(object.spec().selector()));

  private Scales() {}

  private static int orNone(@Nullable Integer replicas) {
    return replicas == null ? 0 : replicas;
  }

  private static String text(@Nullable LabelSelector selector) {
    return LabelSelectors.toSelector(selector).toString();
  }
}
