package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * A set of limit ranges returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the limit ranges returned
 * @param items The limit ranges found
 */
@ApiType
public record LimitRangeList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<LimitRange> items)
    implements ApiList<LimitRange>, ApiStruct<LimitRangeList> {
  /** Starts a value in which nothing is set but its kind. */
  public static LimitRangeListBuilder builder() {
    return new LimitRangeListBuilder();
  }

  /** Starts a value from this one. */
  public LimitRangeListBuilder toBuilder() {
    return new LimitRangeListBuilder(this);
  }
}
