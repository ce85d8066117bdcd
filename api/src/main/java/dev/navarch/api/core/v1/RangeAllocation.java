package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Bytes;

/**
 * Stored record of which addresses or ports of a range are taken; internal.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity and revision of the record
 * @param range Range covered, as an address block or port interval
 * @param data Bitmap of what is taken in the range
 */
@ApiType
public record RangeAllocation(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) String range,
    @Field(value = 3, required = true) Bytes data)
    implements MetaObject, ApiStruct<RangeAllocation> {
  /** Starts a value in which nothing is set but its kind. */
  public static RangeAllocationBuilder builder() {
    return new RangeAllocationBuilder();
  }

  /** Starts a value from this one. */
  public RangeAllocationBuilder toBuilder() {
    return new RangeAllocationBuilder(this);
  }
}
