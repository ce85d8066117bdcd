package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceToleration(
    @Field(1) String key,
    @Field(2) @Default("\"Equal\"") @EnumOf(value = DeviceTolerationOperator.class, closed = true)
        String operator,
    @Field(3) String value,
    @Field(4) @EnumOf(value = DeviceTaintEffect.class, closed = true) String effect,
    @Field(5) @Nullable Long tolerationSeconds)
    implements ApiStruct<DeviceToleration> {
  /** Starts a value in which nothing is set. */
  public static DeviceTolerationBuilder builder() {
    return new DeviceTolerationBuilder();
  }

  /** Starts a value from this one. */
  public DeviceTolerationBuilder toBuilder() {
    return new DeviceTolerationBuilder(this);
  }
}
