package dev.navarch.api.apidiscovery.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.GroupVersionKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record APISubresourceDiscovery(
    @Field(value = 1, required = true) String subresource,
    @Field(2) @Nullable GroupVersionKind responseKind,
    @Field(3) @ListMap({"group", "version", "kind"}) List<GroupVersionKind> acceptedTypes,
    @Field(value = 4, required = true) @ListSet List<String> verbs)
    implements ApiStruct<APISubresourceDiscovery> {
  /** Starts a value in which nothing is set. */
  public static APISubresourceDiscoveryBuilder builder() {
    return new APISubresourceDiscoveryBuilder();
  }

  /** Starts a value from this one. */
  public APISubresourceDiscoveryBuilder toBuilder() {
    return new APISubresourceDiscoveryBuilder(this);
  }
}
