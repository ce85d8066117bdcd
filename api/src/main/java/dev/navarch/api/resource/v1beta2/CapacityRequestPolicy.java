package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record CapacityRequestPolicy(
    @Field(value = 1, name = "default", omit = Omit.NEVER) @Nullable Quantity default_,
    @Field(3) @Atomic List<Quantity> validValues,
    @Field(4) @Nullable CapacityRequestPolicyRange validRange)
    implements ApiStruct<CapacityRequestPolicy> {
  /** Starts a value in which nothing is set. */
  public static CapacityRequestPolicyBuilder builder() {
    return new CapacityRequestPolicyBuilder();
  }

  /** Starts a value from this one. */
  public CapacityRequestPolicyBuilder toBuilder() {
    return new CapacityRequestPolicyBuilder(this);
  }
}
