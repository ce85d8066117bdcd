package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Storage a pod declares by name so that its containers can mount it.
 *
 * @param name DNS label, unique within the pod, by which containers mount this volume
 * @param volumeSource one of the fields of {@link VolumeSource}
 */
@ApiType
public record Volume(
    @Field(value = 1, required = true) String name, @Field(2) @Inline VolumeSource volumeSource)
    implements ApiStruct<Volume> {
  /** Starts a value in which nothing is set. */
  public static VolumeBuilder builder() {
    return new VolumeBuilder();
  }

  /** Starts a value from this one. */
  public VolumeBuilder toBuilder() {
    return new VolumeBuilder(this);
  }
}
