package dev.navarch.api.apidiscovery.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record APIVersionDiscovery(
    @Field(value = 1, required = true) String version,
    @Field(2) @ListMap("resource") List<APIResourceDiscovery> resources,
    @Field(3) @EnumOf(DiscoveryFreshness.class) String freshness)
    implements ApiStruct<APIVersionDiscovery> {
  /** Starts a value in which nothing is set. */
  public static APIVersionDiscoveryBuilder builder() {
    return new APIVersionDiscoveryBuilder();
  }

  /** Starts a value from this one. */
  public APIVersionDiscoveryBuilder toBuilder() {
    return new APIVersionDiscoveryBuilder(this);
  }
}
