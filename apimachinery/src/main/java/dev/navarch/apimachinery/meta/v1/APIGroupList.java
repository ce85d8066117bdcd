package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * All named API groups a server offers, as answered at /apis.
 *
 * @param typeMeta kind and version of the object
 * @param groups Groups on offer, each with its versions
 */
@ApiType
public record APIGroupList(
    @Inline TypeMeta typeMeta, @Field(value = 1, required = true) @Atomic List<APIGroup> groups)
    implements ApiObject, ApiStruct<APIGroupList> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIGroupListBuilder builder() {
    return new APIGroupListBuilder();
  }

  /** Starts a value from this one. */
  public APIGroupListBuilder toBuilder() {
    return new APIGroupListBuilder(this);
  }
}
