package dev.navarch.api.node.v1;

import dev.navarch.api.core.v1.Toleration;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;

@ApiType
public record Scheduling(
    @Field(1) @Atomic Map<String, String> nodeSelector,
    @Field(2) @Atomic List<Toleration> tolerations)
    implements ApiStruct<Scheduling> {
  /** Starts a value in which nothing is set. */
  public static SchedulingBuilder builder() {
    return new SchedulingBuilder();
  }

  /** Starts a value from this one. */
  public SchedulingBuilder toBuilder() {
    return new SchedulingBuilder(this);
  }
}
