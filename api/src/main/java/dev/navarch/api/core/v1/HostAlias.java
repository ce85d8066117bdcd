package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Names for one address in the pod's hosts file.
 *
 * @param ip Address the names stand for
 * @param hostnames Names that resolve to the address
 */
@ApiType
public record HostAlias(
    @Field(value = 1, required = true) String ip, @Field(2) @Atomic List<String> hostnames)
    implements ApiStruct<HostAlias> {
  /** Starts a value in which nothing is set. */
  public static HostAliasBuilder builder() {
    return new HostAliasBuilder();
  }

  /** Starts a value from this one. */
  public HostAliasBuilder toBuilder() {
    return new HostAliasBuilder(this);
  }
}
