package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * All resources of one group version, as answered by its discovery URL.
 *
 * @param typeMeta kind and version of the object
 * @param groupVersion Group and version the listed resources belong to
 * @param resources Resource types and subresources with their names and verbs
 */
@ApiType
public record APIResourceList(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true) String groupVersion,
    @Field(value = 2, required = true) @Atomic List<APIResource> resources)
    implements ApiObject, ApiStruct<APIResourceList> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIResourceListBuilder builder() {
    return new APIResourceListBuilder();
  }

  /** Starts a value from this one. */
  public APIResourceListBuilder toBuilder() {
    return new APIResourceListBuilder(this);
  }
}
