package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

/**
 * Scratch directory that lives exactly as long as its pod stays on the node.
 *
 * @param medium Backing store: empty for node disk, Memory for tmpfs, or huge pages
 * @param sizeLimit Most bytes the directory may hold before the pod is evicted; unset means no
 *     limit
 */
@ApiType
public record EmptyDirVolumeSource(
    @Field(1) @EnumOf(StorageMedium.class) String medium, @Field(2) @Nullable Quantity sizeLimit)
    implements ApiStruct<EmptyDirVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static EmptyDirVolumeSourceBuilder builder() {
    return new EmptyDirVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public EmptyDirVolumeSourceBuilder toBuilder() {
    return new EmptyDirVolumeSourceBuilder(this);
  }
}
