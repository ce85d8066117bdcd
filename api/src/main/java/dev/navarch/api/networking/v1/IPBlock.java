package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * IP range, optionally with holes.
 *
 * @param cidr Range in CIDR form, such as 10.1.0.0/16 or 2001:db8::/64
 * @param except Sub-ranges of the block to leave out, in CIDR form
 */
@ApiType
public record IPBlock(
    @Field(value = 1, required = true) String cidr, @Field(2) @Atomic List<String> except)
    implements ApiStruct<IPBlock> {
  /** Starts a value in which nothing is set. */
  public static IPBlockBuilder builder() {
    return new IPBlockBuilder();
  }

  /** Starts a value from this one. */
  public IPBlockBuilder toBuilder() {
    return new IPBlockBuilder(this);
  }
}
