package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Pod volume that an installed FlexVolume executable provides.
 *
 * @param driver Name of the FlexVolume driver installed on the node
 * @param fsType File system such as ext4 or xfs; left to the driver's script if unset
 * @param secretRef Secret in the pod's namespace whose entries are passed to the driver's script
 * @param readOnly Have the driver mount read-only; false if unset
 * @param options Driver-specific settings given to its script
 */
@ApiType
public record FlexVolumeSource(
    @Field(value = 1, required = true) String driver,
    @Field(2) String fsType,
    @Field(3) @Nullable LocalObjectReference secretRef,
    @Field(4) boolean readOnly,
    @Field(5) Map<String, String> options)
    implements ApiStruct<FlexVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static FlexVolumeSourceBuilder builder() {
    return new FlexVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public FlexVolumeSourceBuilder toBuilder() {
    return new FlexVolumeSourceBuilder(this);
  }
}
