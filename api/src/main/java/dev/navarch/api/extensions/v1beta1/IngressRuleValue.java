package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.networking.v1.IngressRuleValue.class)
public record IngressRuleValue(@Field(1) @Nullable HTTPIngressRuleValue http)
    implements ApiStruct<IngressRuleValue> {
  /** Starts a value in which nothing is set. */
  public static IngressRuleValueBuilder builder() {
    return new IngressRuleValueBuilder();
  }

  /** Starts a value from this one. */
  public IngressRuleValueBuilder toBuilder() {
    return new IngressRuleValueBuilder(this);
  }
}
