package dev.navarch.api.apidiscovery.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** One API group with every version and resource it serves. */
@ApiType
public record APIGroupDiscovery(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @ListMap("version") List<APIVersionDiscovery> versions)
    implements MetaObject, ApiStruct<APIGroupDiscovery> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIGroupDiscoveryBuilder builder() {
    return new APIGroupDiscoveryBuilder();
  }

  /** Starts a value from this one. */
  public APIGroupDiscoveryBuilder toBuilder() {
    return new APIGroupDiscoveryBuilder(this);
  }
}
