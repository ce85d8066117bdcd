package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * One API group with its versions and the preferred choice among them.
 *
 * @param typeMeta kind and version of the object
 * @param name Group name, for example apps; the core group has none
 * @param versions Versions of the group that can be called, most preferred first
 * @param preferredVersion Version clients should pick unless they need a specific one
 * @param serverAddressByClientCIDRs Addresses to reach this group at, chosen by the caller's
 *     network
 */
@ApiType
public record APIGroup(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) @Atomic List<GroupVersionForDiscovery> versions,
    @Field(3) GroupVersionForDiscovery preferredVersion,
    @Field(4) @Atomic List<ServerAddressByClientCIDR> serverAddressByClientCIDRs)
    implements ApiObject, ApiStruct<APIGroup> {
  /** Starts a value in which nothing is set but its kind. */
  public static APIGroupBuilder builder() {
    return new APIGroupBuilder();
  }

  /** Starts a value from this one. */
  public APIGroupBuilder toBuilder() {
    return new APIGroupBuilder(this);
  }
}
