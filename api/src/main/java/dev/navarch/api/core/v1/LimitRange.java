package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Bounds and default resources for pods, containers and claims of a namespace.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the limit range
 * @param spec Bounds to enforce
 */
@ApiType
@Resource(shortNames = "limits")
public record LimitRange(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) LimitRangeSpec spec)
    implements MetaObject, ApiStruct<LimitRange> {
  /** Starts a value in which nothing is set but its kind. */
  public static LimitRangeBuilder builder() {
    return new LimitRangeBuilder();
  }

  /** Starts a value from this one. */
  public LimitRangeBuilder toBuilder() {
    return new LimitRangeBuilder(this);
  }
}
