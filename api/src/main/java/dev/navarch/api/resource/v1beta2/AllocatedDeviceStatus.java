package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import dev.navarch.apimachinery.value.RawExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record AllocatedDeviceStatus(
    @Field(value = 1, required = true) String driver,
    @Field(value = 2, required = true) String pool,
    @Field(value = 3, required = true) String device,
    @Field(7) @FeatureGate("DRAConsumableCapacity") @Nullable String shareID,
    @Field(value = 4, omit = Omit.NEVER) @ListMap("type") List<Condition> conditions,
    @Field(5) @Nullable RawExtension data,
    @Field(6) @Nullable NetworkDeviceData networkData)
    implements ApiStruct<AllocatedDeviceStatus> {
  /** Starts a value in which nothing is set. */
  public static AllocatedDeviceStatusBuilder builder() {
    return new AllocatedDeviceStatusBuilder();
  }

  /** Starts a value from this one. */
  public AllocatedDeviceStatusBuilder toBuilder() {
    return new AllocatedDeviceStatusBuilder(this);
  }
}
