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
 * Caps what a namespace may consume in total.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the quota
 * @param spec Ceilings wanted and objects covered
 * @param status Ceilings enforced and current use; read-only for users
 */
@ApiType
@Resource(shortNames = "quota", subresources = @Subresource("status"))
public record ResourceQuota(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ResourceQuotaSpec spec,
    @Field(3) ResourceQuotaStatus status)
    implements MetaObject, ApiStruct<ResourceQuota> {
  /** Starts a value in which nothing is set but its kind. */
  public static ResourceQuotaBuilder builder() {
    return new ResourceQuotaBuilder();
  }

  /** Starts a value from this one. */
  public ResourceQuotaBuilder toBuilder() {
    return new ResourceQuotaBuilder(this);
  }
}
