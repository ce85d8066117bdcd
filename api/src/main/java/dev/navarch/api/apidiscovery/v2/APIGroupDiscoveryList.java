package dev.navarch.api.apidiscovery.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** All API groups with their versions and resources, in a single discovery response. */
@ApiType
public record APIGroupDiscoveryList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<APIGroupDiscovery> items)
    implements ApiList<APIGroupDiscovery>, ApiStruct<APIGroupDiscoveryList> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIGroupDiscoveryListBuilder builder() {
    return new APIGroupDiscoveryListBuilder();
  }

  /** Starts a value from this one. */
  public APIGroupDiscoveryListBuilder toBuilder() {
    return new APIGroupDiscoveryListBuilder(this);
  }
}
