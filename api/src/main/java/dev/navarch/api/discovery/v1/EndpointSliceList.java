package dev.navarch.api.discovery.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of endpoint slices. */
@ApiType
public record EndpointSliceList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<EndpointSlice> items)
    implements ApiList<EndpointSlice>, ApiStruct<EndpointSliceList> {
  /** Starts a value in which nothing is set but its kind. */
  public static EndpointSliceListBuilder builder() {
    return new EndpointSliceListBuilder();
  }

  /** Starts a value from this one. */
  public EndpointSliceListBuilder toBuilder() {
    return new EndpointSliceListBuilder(this);
  }
}
