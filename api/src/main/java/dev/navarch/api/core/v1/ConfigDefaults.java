package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.collect.Absent;
import java.util.Map;

/** Defaults of config maps and secrets. */
final class ConfigDefaults {
  private ConfigDefaults() {}

  @DefaultingFunction
  static ConfigMap configMap(ConfigMap in) {
    return Absent.is(in.data()) ? in.toBuilder().data(Map.of()).build() : in;
  }

  @DefaultingFunction
  static Secret secret(Secret in) {
    return changed(in, in.toBuilder().type(ifEmpty(in.type(), SecretType.OPAQUE)).build());
  }
}
