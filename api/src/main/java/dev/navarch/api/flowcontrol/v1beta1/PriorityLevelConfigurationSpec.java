package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record PriorityLevelConfigurationSpec(
    @Field(value = 1, required = true) @EnumOf(PriorityLevelEnablement.class) String type,
    @Field(2) @Nullable LimitedPriorityLevelConfiguration limited,
    @Field(3) @Nullable ExemptPriorityLevelConfiguration exempt)
    implements ApiStruct<PriorityLevelConfigurationSpec> {
  /** Starts a value in which nothing is set. */
  public static PriorityLevelConfigurationSpecBuilder builder() {
    return new PriorityLevelConfigurationSpecBuilder();
  }

  /** Starts a value from this one. */
  public PriorityLevelConfigurationSpecBuilder toBuilder() {
    return new PriorityLevelConfigurationSpecBuilder(this);
  }
}
