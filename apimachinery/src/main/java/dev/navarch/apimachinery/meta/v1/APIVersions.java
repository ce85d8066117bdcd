package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Versions of the legacy core API a server offers, as answered at /api.
 *
 * @param typeMeta kind and version of the object
 * @param versions Core API versions on offer, for example v1
 * @param serverAddressByClientCIDRs Server addresses to prefer depending on the network a client
 *     calls from
 */
@ApiType
public record APIVersions(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true) @Atomic List<String> versions,
    @Field(value = 2, required = true) @Atomic
        List<ServerAddressByClientCIDR> serverAddressByClientCIDRs)
    implements ApiObject, ApiStruct<APIVersions> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIVersionsBuilder builder() {
    return new APIVersionsBuilder();
  }

  /** Starts a value from this one. */
  public APIVersionsBuilder toBuilder() {
    return new APIVersionsBuilder(this);
  }
}
