package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;

/**
 * Pattern from which a pod's own claim is made.
 *
 * @param metadata Labels and annotations copied onto the claim; other fields are rejected
 * @param spec Requirements copied unchanged into the claim
 */
@ApiType
public record PersistentVolumeClaimTemplate(
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) PersistentVolumeClaimSpec spec)
    implements ApiStruct<PersistentVolumeClaimTemplate> {
  /** Starts a value in which nothing is set. */
  public static PersistentVolumeClaimTemplateBuilder builder() {
    return new PersistentVolumeClaimTemplateBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimTemplateBuilder toBuilder() {
    return new PersistentVolumeClaimTemplateBuilder(this);
  }
}
