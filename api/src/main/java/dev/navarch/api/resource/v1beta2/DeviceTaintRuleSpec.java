package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceTaintRuleSpec(
    @Field(1) @Nullable DeviceTaintSelector deviceSelector,
    @Field(value = 2, required = true, omit = Omit.EMPTY) DeviceTaint taint)
    implements ApiStruct<DeviceTaintRuleSpec> {
  /** Starts a value in which nothing is set. */
  public static DeviceTaintRuleSpecBuilder builder() {
    return new DeviceTaintRuleSpecBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTaintRuleSpecBuilder toBuilder() {
    return new DeviceTaintRuleSpecBuilder(this);
  }
}
