package dev.navarch.api.apps.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of replica sets. */
final class ReplicaSetDefaults {
  private ReplicaSetDefaults() {}

  @DefaultingFunction
  static ReplicaSet replicaSet(ReplicaSet in) {
    Integer replicas = in.spec().replicas();
    return changed(in, in.toBuilder().spec(s -> s.replicas(ifNull(replicas, 1))).build());
  }
}
