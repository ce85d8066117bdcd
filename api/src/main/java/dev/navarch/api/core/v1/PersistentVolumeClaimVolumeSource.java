package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Pod volume backed by whatever persistent volume a claim is bound to.
 *
 * @param claimName Claim to use; it must exist in the pod's namespace and be bound before the pod
 *     starts
 * @param readOnly Mount the claimed storage without write access in every container; false if unset
 */
@ApiType
public record PersistentVolumeClaimVolumeSource(
    @Field(value = 1, required = true) String claimName, @Field(2) boolean readOnly)
    implements ApiStruct<PersistentVolumeClaimVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeClaimVolumeSourceBuilder builder() {
    return new PersistentVolumeClaimVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimVolumeSourceBuilder toBuilder() {
    return new PersistentVolumeClaimVolumeSourceBuilder(this);
  }
}
