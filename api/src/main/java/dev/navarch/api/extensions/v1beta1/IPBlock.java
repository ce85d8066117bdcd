package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.networking.v1.IPBlock.class)
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
