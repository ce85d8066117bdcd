package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Way of replacing old pods with new ones.
 *
 * @param type RollingUpdate (the default) or Recreate
 * @param rollingUpdate Limits of the gradual replacement; only allowed with type RollingUpdate
 */
@ApiType
public record DeploymentStrategy(
    @Field(1) @EnumOf(value = DeploymentStrategyType.class, closed = true) String type,
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
