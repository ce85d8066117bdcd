package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Query parameters for reading a single object.
 *
 * @param typeMeta kind and version of the object
 * @param resourceVersion Oldest acceptable state of the object; empty asks for the latest, 0 for
 *     whatever is cached
 */
@ApiType
public record GetOptions(@Inline TypeMeta typeMeta, @Field(1) String resourceVersion)
    implements ApiObject, ApiStruct<GetOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static GetOptionsBuilder builder() {
    return new GetOptionsBuilder();
  }

  /** Starts a value from this one. */
  public GetOptionsBuilder toBuilder() {
    return new GetOptionsBuilder(this);
  }
}
