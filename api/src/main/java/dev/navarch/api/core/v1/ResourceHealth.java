package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Health of a single device.
 *
 * @param resourceID Identifier of the device, unique for the resource on that node
 * @param health Healthy, Unhealthy, or Unknown when no report arrives
 * @param message Readable detail from the driver about the device's health
 */
@ApiType
public record ResourceHealth(
    @Field(value = 1, required = true) String resourceID,
    @Field(2) @EnumOf(ResourceHealthStatus.class) String health,
    @Field(6) @FeatureGate("ResourceHealthStatusMessage") @Nullable String message)
    implements ApiStruct<ResourceHealth> {
  /** Starts a value in which nothing is set. */
  public static ResourceHealthBuilder builder() {
    return new ResourceHealthBuilder();
  }

  /** Starts a value from this one. */
  public ResourceHealthBuilder toBuilder() {
    return new ResourceHealthBuilder(this);
  }
}
