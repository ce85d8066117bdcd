package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A namespaced request for storage that pods mount once it is bound to a volume.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and owner information of the claim
 * @param spec Size, access and class of storage the user wants
 * @param status What the claim has actually obtained; read-only for users
 */
@ApiType
@Resource(shortNames = "pvc", subresources = @Subresource("status"))
public record PersistentVolumeClaim(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) PersistentVolumeClaimSpec spec,
    @Field(3) PersistentVolumeClaimStatus status)
    implements MetaObject, ApiStruct<PersistentVolumeClaim> {
  /** Starts a value in which nothing is set but its kind. */
  public static PersistentVolumeClaimBuilder builder() {
    return new PersistentVolumeClaimBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeClaimBuilder toBuilder() {
    return new PersistentVolumeClaimBuilder(this);
  }
}
