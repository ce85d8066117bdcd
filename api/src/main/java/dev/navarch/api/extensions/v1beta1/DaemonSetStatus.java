package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.apps.v1.DaemonSetStatus.class)
public record DaemonSetStatus(
    @Field(value = 1, required = true) int currentNumberScheduled,
    @Field(value = 2, required = true) int numberMisscheduled,
    @Field(value = 3, required = true) int desiredNumberScheduled,
    @Field(value = 4, required = true) int numberReady,
    @Field(5) long observedGeneration,
    @Field(6) int updatedNumberScheduled,
    @Field(7) int numberAvailable,
    @Field(8) int numberUnavailable,
    @Field(9) @Nullable Integer collisionCount,
    @Field(10) @ListMap("type") @PatchMerge("type") List<DaemonSetCondition> conditions)
    implements ApiStruct<DaemonSetStatus> {
  /** Starts a value in which nothing is set. */
  public static DaemonSetStatusBuilder builder() {
    return new DaemonSetStatusBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetStatusBuilder toBuilder() {
    return new DaemonSetStatusBuilder(this);
  }
}
