package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of API service registrations. */
@ApiType
public record APIServiceList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<APIService> items)
    implements ApiList<APIService>, ApiStruct<APIServiceList> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIServiceListBuilder builder() {
    return new APIServiceListBuilder();
  }

  /** Starts a value from this one. */
  public APIServiceListBuilder toBuilder() {
    return new APIServiceListBuilder(this);
  }
}
