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
 * A set of Endpoints objects returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the Endpoints returned
 * @param items The Endpoints objects found
 */
@ApiType
public record EndpointsList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Endpoints> items)
    implements ApiList<Endpoints>, ApiStruct<EndpointsList> {
  /** Starts a value in which nothing is set but its kind. */
  public static EndpointsListBuilder builder() {
    return new EndpointsListBuilder();
  }

  /** Starts a value from this one. */
  public EndpointsListBuilder toBuilder() {
    return new EndpointsListBuilder(this);
  }
}
