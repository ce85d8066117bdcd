package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Storage provisioned on demand for a pod through a claim of its own.
 *
 * @param volumeClaimTemplate Pattern of the claim, which is created as the pod name, a hyphen and
 *     the volume name
 * @param readOnly Mounts the volume read-only; known to Kubernetes 1.20 only
 */
@ApiType
public record EphemeralVolumeSource(
    @Field(1) @Nullable PersistentVolumeClaimTemplate volumeClaimTemplate,
    @Field(2) @Nullable Boolean readOnly)
    implements ApiStruct<EphemeralVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static EphemeralVolumeSourceBuilder builder() {
    return new EphemeralVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public EphemeralVolumeSourceBuilder toBuilder() {
    return new EphemeralVolumeSourceBuilder(this);
  }
}
