package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;

@ApiType
public record DeviceCounterConsumption(
    @Field(value = 1, required = true) String counterSet,
    @Field(value = 2, required = true, omit = Omit.EMPTY) Map<String, Counter> counters)
    implements ApiStruct<DeviceCounterConsumption> {
  /** Starts a value in which nothing is set. */
  public static DeviceCounterConsumptionBuilder builder() {
    return new DeviceCounterConsumptionBuilder();
  }

  /** Starts a value from this one. */
  public DeviceCounterConsumptionBuilder toBuilder() {
    return new DeviceCounterConsumptionBuilder(this);
  }
}
