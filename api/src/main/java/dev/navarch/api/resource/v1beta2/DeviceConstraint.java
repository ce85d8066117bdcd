package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceConstraint(
    @Field(1) @Atomic List<String> requests,
    @Field(2) @Nullable String matchAttribute,
    @Field(3) @FeatureGate("DRAConsumableCapacity") @Nullable String distinctAttribute)
    implements ApiStruct<DeviceConstraint> {
  /** Starts a value in which nothing is set. */
  public static DeviceConstraintBuilder builder() {
    return new DeviceConstraintBuilder();
  }

  /** Starts a value from this one. */
  public DeviceConstraintBuilder toBuilder() {
    return new DeviceConstraintBuilder(this);
  }
}
