package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record CapacityRequestPolicyRange(
    @Field(value = 1, required = true, omit = Omit.EMPTY) @Nullable Quantity min,
    @Field(2) @Nullable Quantity max,
    @Field(3) @Nullable Quantity step)
    implements ApiStruct<CapacityRequestPolicyRange> {
  /** Starts a value in which nothing is set. */
  public static CapacityRequestPolicyRangeBuilder builder() {
    return new CapacityRequestPolicyRangeBuilder();
  }

  /** Starts a value from this one. */
  public CapacityRequestPolicyRangeBuilder toBuilder() {
    return new CapacityRequestPolicyRangeBuilder(this);
  }
}
