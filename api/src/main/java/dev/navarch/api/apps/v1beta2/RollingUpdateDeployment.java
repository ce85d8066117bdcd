package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

@ApiType
public record RollingUpdateDeployment(
    @Field(1) @Nullable IntOrString maxUnavailable, @Field(2) @Nullable IntOrString maxSurge)
    implements ApiStruct<RollingUpdateDeployment> {
  /** Starts a value in which nothing is set. */
  public static RollingUpdateDeploymentBuilder builder() {
    return new RollingUpdateDeploymentBuilder();
  }

  /** Starts a value from this one. */
  public RollingUpdateDeploymentBuilder toBuilder() {
    return new RollingUpdateDeploymentBuilder(this);
  }
}
