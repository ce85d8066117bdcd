package dev.navarch.api.extensions.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.TemplateLabels;
import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of replica sets. */
final class ReplicaSetDefaults {
  private ReplicaSetDefaults() {}

  @DefaultingFunction
  static ReplicaSet replicaSet(ReplicaSet in) {
    ReplicaSetSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .metadata(TemplateLabels.labelled(in.metadata(), spec.template()))
            .spec(s ->
                s.replicas(ifNull(spec.replicas(), 1))
                    .selector(TemplateLabels.selector(spec.selector(), spec.template())))
            .build());
  }
}
