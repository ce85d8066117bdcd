package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Storage behind a persistent volume that an installed FlexVolume executable provides.
 *
 * @param driver FlexVolume driver to call, as vendor/driver
 * @param fsType File system to mount; the driver's script chooses if unset
 * @param secretRef Secret, in a stated namespace, whose entries are passed to the driver's script
 * @param readOnly Ask the driver for a mount without write access; false if unset
 * @param options Extra key and value pairs handed to the driver's script
 */
@ApiType
public record FlexPersistentVolumeSource(
    @Field(value = 1, required = true) String driver,
    @Field(2) String fsType,
    @Field(3) @Nullable SecretReference secretRef,
    @Field(4) boolean readOnly,
    @Field(5) Map<String, String> options)
    implements ApiStruct<FlexPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static FlexPersistentVolumeSourceBuilder builder() {
    return new FlexPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public FlexPersistentVolumeSourceBuilder toBuilder() {
    return new FlexPersistentVolumeSourceBuilder(this);
  }
}
