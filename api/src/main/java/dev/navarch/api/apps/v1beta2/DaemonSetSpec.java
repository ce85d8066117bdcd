package dev.navarch.api.apps.v1beta2;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

@ApiType
public record DaemonSetSpec(
    @Field(value = 1, required = true) @Nullable LabelSelector selector,
    @Field(value = 2, required = true) PodTemplateSpec template,
    @Field(3) DaemonSetUpdateStrategy updateStrategy,
    @Field(4) int minReadySeconds,
    @Field(6) @Nullable Integer revisionHistoryLimit)
    implements ApiStruct<DaemonSetSpec> {
  /** Starts a value in which nothing is set. */
  public static DaemonSetSpecBuilder builder() {
    return new DaemonSetSpecBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetSpecBuilder toBuilder() {
    return new DaemonSetSpecBuilder(this);
  }
}
