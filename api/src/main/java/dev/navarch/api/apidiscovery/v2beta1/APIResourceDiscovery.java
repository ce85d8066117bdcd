package dev.navarch.api.apidiscovery.v2beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.GroupVersionKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record APIResourceDiscovery(
    @Field(value = 1, required = true) String resource,
    @Field(2) @Nullable GroupVersionKind responseKind,
    @Field(value = 3, required = true) @EnumOf(ResourceScope.class) String scope,
    @Field(value = 4, required = true) String singularResource,
    @Field(value = 5, required = true) @ListSet List<String> verbs,
    @Field(6) @ListSet List<String> shortNames,
    @Field(7) @ListSet List<String> categories,
    @Field(8) @ListMap("subresource") List<APISubresourceDiscovery> subresources)
    implements ApiStruct<APIResourceDiscovery> {
  /** Starts a value in which nothing is set. */
  public static APIResourceDiscoveryBuilder builder() {
    return new APIResourceDiscoveryBuilder();
  }

  /** Starts a value from this one. */
  public APIResourceDiscoveryBuilder toBuilder() {
    return new APIResourceDiscoveryBuilder(this);
  }
}
