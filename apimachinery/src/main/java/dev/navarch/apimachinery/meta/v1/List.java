package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.RawExtension;

/**
 * Generic list that can hold objects of mixed kinds.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Bookkeeping of this list response
 * @param items Contained objects, each stating its own kind and version
 */
@ApiType
public record List(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) java.util.List<RawExtension> items)
    implements ApiList<RawExtension>, ApiStruct<List> {
  /** Starts a value in which nothing is set but its kind. */
  public static ListBuilder builder() {
    return new ListBuilder();
  }

  /** Starts a value from this one. */
  public ListBuilder toBuilder() {
    return new ListBuilder(this);
  }
}
