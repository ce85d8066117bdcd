package dev.navarch.api.flowcontrol.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record LimitResponse(
    @Field(value = 1, required = true) @EnumOf(LimitResponseType.class) String type,
    @Field(2) @Nullable QueuingConfiguration queuing)
    implements ApiStruct<LimitResponse> {
  /** Starts a value in which nothing is set. */
  public static LimitResponseBuilder builder() {
    return new LimitResponseBuilder();
  }

  /** Starts a value from this one. */
  public LimitResponseBuilder toBuilder() {
    return new LimitResponseBuilder(this);
  }
}
