package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fibre Channel device found by target name and LUN, or by world wide identifier.
 *
 * @param targetWWNs World wide names of the target ports; used together with lun
 * @param lun Logical unit number on those targets
 * @param fsType File system on the Fibre Channel device; ext4 if unset
 * @param readOnly Attach the Fibre Channel device without write access; false if unset
 * @param wwids World wide identifiers of the device; an alternative to target names and LUN
 */
@ApiType
public record FCVolumeSource(
    @Field(1) @Atomic List<String> targetWWNs,
    @Field(2) @Nullable Integer lun,
    @Field(3) String fsType,
    @Field(4) boolean readOnly,
    @Field(5) @Atomic List<String> wwids)
    implements ApiStruct<FCVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static FCVolumeSourceBuilder builder() {
    return new FCVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public FCVolumeSourceBuilder toBuilder() {
    return new FCVolumeSourceBuilder(this);
  }
}
