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
 * A piece of cluster storage that outlives pods, made by an administrator or a provisioner.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and bookkeeping of the volume; persistent volumes belong to no
 *     namespace
 * @param spec Size, access, reclaim rule and backing storage of the volume
 * @param status Where the volume is in its life, written by the volume controller; read-only for
 *     users
 */
@ApiType
@Resource(namespaced = false, shortNames = "pv", subresources = @Subresource("status"))
public record PersistentVolume(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) PersistentVolumeSpec spec,
    @Field(3) PersistentVolumeStatus status)
    implements MetaObject, ApiStruct<PersistentVolume> {
  /** Starts a value in which nothing is set but its kind. */
  public static PersistentVolumeBuilder builder() {
    return new PersistentVolumeBuilder();
  }

  /** Starts a value from this one. */
  public PersistentVolumeBuilder toBuilder() {
    return new PersistentVolumeBuilder(this);
  }
}
