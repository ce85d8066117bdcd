package dev.navarch.api.apps.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record RollbackConfig(@Field(1) long revision) implements ApiStruct<RollbackConfig> {
  /** Starts a value in which nothing is set. */
  public static RollbackConfigBuilder builder() {
    return new RollbackConfigBuilder();
  }

  /** Starts a value from this one. */
  public RollbackConfigBuilder toBuilder() {
    return new RollbackConfigBuilder(this);
  }
}
