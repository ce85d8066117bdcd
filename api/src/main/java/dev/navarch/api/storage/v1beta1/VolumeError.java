package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

@ApiType
public record VolumeError(
    @Field(1) Time time,
    @Field(2) String message,
    @Field(3) @FeatureGate("MutableCSINodeAllocatableCount") @Nullable Integer errorCode)
    implements ApiStruct<VolumeError> {
  /** Starts a value in which nothing is set. */
  public static VolumeErrorBuilder builder() {
    return new VolumeErrorBuilder();
  }

  /** Starts a value from this one. */
  public VolumeErrorBuilder toBuilder() {
    return new VolumeErrorBuilder(this);
  }
}
