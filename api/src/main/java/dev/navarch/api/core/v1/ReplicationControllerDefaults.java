package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import java.util.Map;

/** Defaults of replication controllers. */
final class ReplicationControllerDefaults {
  private ReplicationControllerDefaults() {}

  @DefaultingFunction
  static ReplicationController replicationController(ReplicationController in) {
    PodTemplateSpec template = in.spec().template();
    if (template == null) {
      return in;
    }
    Map<String, String> selector = in.spec().selector();
    Map<String, String> labels = template.metadata().labels();
    return changed(
        in,
        in.toBuilder()
            .metadata(TemplateLabels.labelled(in.metadata(), template))
            .spec(s -> s.selector(selector.isEmpty() ? labels : selector))
            .build());
  }
}
