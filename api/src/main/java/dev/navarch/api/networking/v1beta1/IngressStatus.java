package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record IngressStatus(@Field(1) IngressLoadBalancerStatus loadBalancer)
    implements ApiStruct<IngressStatus> {
  /** Starts a value in which nothing is set. */
  public static IngressStatusBuilder builder() {
    return new IngressStatusBuilder();
  }

  /** Starts a value from this one. */
  public IngressStatusBuilder toBuilder() {
    return new IngressStatusBuilder(this);
  }
}
