package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Progress of switching a volume to another VolumeAttributesClass.
 *
 * @param targetVolumeAttributesClassName VolumeAttributesClass the controller is trying to reach
 * @param status Whether the change is waiting, under way or rejected by the driver
 */
@ApiType
public record ModifyVolumeStatus(
    @Field(1) String targetVolumeAttributesClassName,
    @Field(value = 2, required = true)
        @EnumOf(value = PersistentVolumeClaimModifyVolumeStatus.class, closed = true)
        String status)
    implements ApiStruct<ModifyVolumeStatus> {
  /** Starts a value in which nothing is set. */
  public static ModifyVolumeStatusBuilder builder() {
    return new ModifyVolumeStatusBuilder();
  }

  /** Starts a value from this one. */
  public ModifyVolumeStatusBuilder toBuilder() {
    return new ModifyVolumeStatusBuilder(this);
  }
}
