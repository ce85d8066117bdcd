package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Azure Files share behind a persistent volume.
 *
 * @param secretName Secret that holds the login, account and key, for Azure storage
 * @param shareName Name of the Azure share that backs the volume
 * @param readOnly Deny writes to the share; false if unset
 * @param secretNamespace Namespace of that Secret; the bound claim's namespace if unset
 */
@ApiType
public record AzureFilePersistentVolumeSource(
    @Field(value = 1, required = true) String secretName,
    @Field(value = 2, required = true) String shareName,
    @Field(3) boolean readOnly,
    @Field(value = 4, omit = Omit.NEVER) @Nullable String secretNamespace)
    implements ApiStruct<AzureFilePersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static AzureFilePersistentVolumeSourceBuilder builder() {
    return new AzureFilePersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public AzureFilePersistentVolumeSourceBuilder toBuilder() {
    return new AzureFilePersistentVolumeSourceBuilder(this);
  }
}
