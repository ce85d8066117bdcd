package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A version of a group, both in full and short form.
 *
 * @param groupVersion Full form with group and version, such as apps/v1
 * @param version Short form with the version alone, such as v1
 */
@ApiType
public record GroupVersionForDiscovery(
    @Field(value = 1, required = true) String groupVersion,
    @Field(value = 2, required = true) String version)
    implements ApiStruct<GroupVersionForDiscovery> {
  /** Starts a value in which nothing is set. */
  public static GroupVersionForDiscoveryBuilder builder() {
    return new GroupVersionForDiscoveryBuilder();
  }

  /** Starts a value from this one. */
  public GroupVersionForDiscoveryBuilder toBuilder() {
    return new GroupVersionForDiscoveryBuilder(this);
  }
}
