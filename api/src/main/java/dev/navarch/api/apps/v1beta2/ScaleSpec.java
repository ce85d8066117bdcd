package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(hub = dev.navarch.api.autoscaling.v1.ScaleSpec.class)
public record ScaleSpec(@Field(1) @Default("0") int replicas) implements ApiStruct<ScaleSpec> {
  /** Starts a value in which nothing is set. */
  public static ScaleSpecBuilder builder() {
    return new ScaleSpecBuilder();
  }

  /** Starts a value from this one. */
  public ScaleSpecBuilder toBuilder() {
    return new ScaleSpecBuilder(this);
  }
}
