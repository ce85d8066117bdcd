package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

@ApiType
public record CapacityRequirements(@Field(1) Map<String, Quantity> requests)
    implements ApiStruct<CapacityRequirements> {
  /** Starts a value in which nothing is set. */
  public static CapacityRequirementsBuilder builder() {
    return new CapacityRequirementsBuilder();
  }

  /** Starts a value from this one. */
  public CapacityRequirementsBuilder toBuilder() {
    return new CapacityRequirementsBuilder(this);
  }
}
