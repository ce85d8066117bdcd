package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record HTTPIngressRuleValue(
    @Field(value = 1, required = true) @Atomic List<HTTPIngressPath> paths)
    implements ApiStruct<HTTPIngressRuleValue> {
  /** Starts a value in which nothing is set. */
  public static HTTPIngressRuleValueBuilder builder() {
    return new HTTPIngressRuleValueBuilder();
  }

  /** Starts a value from this one. */
  public HTTPIngressRuleValueBuilder toBuilder() {
    return new HTTPIngressRuleValueBuilder(this);
  }
}
