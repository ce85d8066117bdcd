package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Reported facts specific to a kind of volume.
 *
 * @param image Facts on a mounted image volume
 */
@ApiType
public record VolumeStatus(
    @Field(1) @FeatureGate("ImageVolumeWithDigest") @Nullable ImageVolumeStatus image)
    implements ApiStruct<VolumeStatus> {
  /** Starts a value in which nothing is set. */
  public static VolumeStatusBuilder builder() {
    return new VolumeStatusBuilder();
  }

  /** Starts a value from this one. */
  public VolumeStatusBuilder toBuilder() {
    return new VolumeStatusBuilder(this);
  }
}
