package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;

@ApiType(hub = dev.navarch.api.autoscaling.v1.ScaleStatus.class)
public record ScaleStatus(
    @Field(value = 1, required = true) int replicas,
    @Field(2) @Atomic Map<String, String> selector,
    @Field(3) String targetSelector)
    implements ApiStruct<ScaleStatus> {
  /** Starts a value in which nothing is set. */
  public static ScaleStatusBuilder builder() {
    return new ScaleStatusBuilder();
  }

  /** Starts a value from this one. */
  public ScaleStatusBuilder toBuilder() {
    return new ScaleStatusBuilder(this);
  }
}
