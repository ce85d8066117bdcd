package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Versions in which each API server instance stores and can decode a resource. */
@ApiType
@Resource(namespaced = false, subresources = @Subresource("status"))
public record StorageVersion(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true, omit = Omit.EMPTY) ObjectMeta metadata,
    @Field(value = 2, omit = Omit.NEVER) StorageVersionSpec spec,
    @Field(value = 3, omit = Omit.NEVER) StorageVersionStatus status)
    implements MetaObject, ApiStruct<StorageVersion> {
  /** Starts a value in which nothing is set but its kind. */
  public static StorageVersionBuilder builder() {
    return new StorageVersionBuilder();
  }

  /** Starts a value from this one. */
  public StorageVersionBuilder toBuilder() {
    return new StorageVersionBuilder(this);
  }
}
