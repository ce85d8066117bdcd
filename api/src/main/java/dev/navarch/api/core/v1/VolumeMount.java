package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Places one of the pod's volumes into a container's file system.
 *
 * @param name Which of the pod's volumes to mount
 * @param readOnly Deny writes through this mount; false if unset
 * @param recursiveReadOnly Whether mounts below this one become read-only too; Disabled if unset,
 *     needs readOnly
 * @param mountPath Path in the container to mount at; must not contain a colon
 * @param subPath Path inside the volume to mount in place of its root
 * @param mountPropagation Whether later mounts pass between node and container; None if unset
 * @param subPathExpr Like subPath, with $(VAR) references to the container's environment filled in
 */
@ApiType
public record VolumeMount(
    @Field(value = 1, required = true) String name,
    @Field(2) boolean readOnly,
    @Field(7) @EnumOf(RecursiveReadOnlyMode.class) @Nullable String recursiveReadOnly,
    @Field(value = 3, required = true) String mountPath,
    @Field(4) String subPath,
    @Field(5) @EnumOf(value = MountPropagationMode.class, closed = true)
        @Nullable String mountPropagation,
    @Field(6) String subPathExpr)
    implements ApiStruct<VolumeMount> {
  /** Starts a value in which nothing is set. */
  public static VolumeMountBuilder builder() {
    return new VolumeMountBuilder();
  }

  /** Starts a value from this one. */
  public VolumeMountBuilder toBuilder() {
    return new VolumeMountBuilder(this);
  }
}
