package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record FlowDistinguisherMethod(
    @Field(value = 1, required = true) @EnumOf(FlowDistinguisherMethodType.class) String type)
    implements ApiStruct<FlowDistinguisherMethod> {
  /** Starts a value in which nothing is set. */
  public static FlowDistinguisherMethodBuilder builder() {
    return new FlowDistinguisherMethodBuilder();
  }

  /** Starts a value from this one. */
  public FlowDistinguisherMethodBuilder toBuilder() {
    return new FlowDistinguisherMethodBuilder(this);
  }
}
