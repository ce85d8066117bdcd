package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Azure Files share used directly by a pod.
 *
 * @param secretName Secret in the pod's namespace with the storage account name and key
 * @param shareName Share to mount from the storage account
 * @param readOnly Mount the share without write access; false if unset
 */
@ApiType
public record AzureFileVolumeSource(
    @Field(value = 1, required = true) String secretName,
    @Field(value = 2, required = true) String shareName,
    @Field(3) boolean readOnly)
    implements ApiStruct<AzureFileVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static AzureFileVolumeSourceBuilder builder() {
    return new AzureFileVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public AzureFileVolumeSourceBuilder toBuilder() {
    return new AzureFileVolumeSourceBuilder(this);
  }
}
