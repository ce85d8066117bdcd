package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Quobyte mount that lasts for the life of a pod; no longer supported.
 *
 * @param registry Quobyte registries as host:port pairs separated by commas
 * @param volume Existing Quobyte volume to mount
 * @param readOnly Mount the Quobyte volume without write access; false if unset
 * @param user User that Quobyte maps accesses to; the serviceaccount user if unset
 * @param group Group that Quobyte maps accesses to; none if unset
 * @param tenant Quobyte tenant owning the volume, filled in by dynamic provisioning
 */
@ApiType
public record QuobyteVolumeSource(
    @Field(value = 1, required = true) String registry,
    @Field(value = 2, required = true) String volume,
    @Field(3) boolean readOnly,
    @Field(4) String user,
    @Field(5) String group,
    @Field(6) String tenant)
    implements ApiStruct<QuobyteVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static QuobyteVolumeSourceBuilder builder() {
    return new QuobyteVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public QuobyteVolumeSourceBuilder toBuilder() {
    return new QuobyteVolumeSourceBuilder(this);
  }
}
