package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.apps.v1.DeploymentStrategy.class)
public record DeploymentStrategy(
    @Field(1) @EnumOf(DeploymentStrategyType.class) String type,
    @Field(2) @Nullable RollingUpdateDeployment rollingUpdate)
    implements ApiStruct<DeploymentStrategy> {
  /** Starts a value in which nothing is set. */
  public static DeploymentStrategyBuilder builder() {
    return new DeploymentStrategyBuilder();
  }

  /** Starts a value from this one. */
  public DeploymentStrategyBuilder toBuilder() {
    return new DeploymentStrategyBuilder(this);
  }
}
