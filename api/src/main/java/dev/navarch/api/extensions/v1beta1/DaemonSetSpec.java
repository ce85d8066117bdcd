package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.apps.v1.DaemonSetSpec.class)
public record DaemonSetSpec(
    @Field(1) @Nullable LabelSelector selector,
    @Field(value = 2, required = true) PodTemplateSpec template,
    @Field(3) DaemonSetUpdateStrategy updateStrategy,
    @Field(4) int minReadySeconds,
    @Field(5) long templateGeneration,
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
