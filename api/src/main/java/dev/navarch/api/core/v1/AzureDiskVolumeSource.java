package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Azure data disk, either a managed disk or a blob.
 *
 * @param diskName What Azure calls the disk
 * @param diskURI Resource identifier of the managed disk, or blob address of an unmanaged one
 * @param cachingMode Host caching: None, ReadOnly or ReadWrite; ReadWrite if unset
 * @param fsType File system on the Azure disk; ext4 if unset
 * @param readOnly Attach the Azure disk without write access; false if unset
 * @param kind How the disk is stored: Shared, Dedicated or Managed; Shared if unset
 */
@ApiType
public record AzureDiskVolumeSource(
    @Field(value = 1, required = true) String diskName,
    @Field(value = 2, required = true) String diskURI,
    @Field(3)
        @Default("\"ReadWrite\"")
        @EnumOf(value = AzureDataDiskCachingMode.class, closed = true)
        @Nullable String cachingMode,
    @Field(4) @Default("\"ext4\"") @Nullable String fsType,
    @Field(5) @Default("false") @Nullable Boolean readOnly,
    @Field(6) @Default("\"Shared\"") @EnumOf(value = AzureDataDiskKind.class, closed = true)
        @Nullable String kind)
    implements ApiStruct<AzureDiskVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static AzureDiskVolumeSourceBuilder builder() {
    return new AzureDiskVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public AzureDiskVolumeSourceBuilder toBuilder() {
    return new AzureDiskVolumeSourceBuilder(this);
  }
}
