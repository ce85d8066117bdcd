package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Observed size of a workload.
 *
 * @param replicas Replicas currently present
 * @param selector Label query, in text form, that finds the workload's pods
 */
@ApiType
public record ScaleStatus(
    @Field(value = 1, required = true) int replicas, @Field(2) String selector)
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
