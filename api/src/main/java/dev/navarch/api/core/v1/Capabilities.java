package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * POSIX capabilities granted to or withheld from a container.
 *
 * @param add Capabilities to grant on top of the runtime's set, such as NET_ADMIN
 * @param drop Capabilities to take away; ALL removes every one
 */
@ApiType
public record Capabilities(@Field(1) @Atomic List<String> add, @Field(2) @Atomic List<String> drop)
    implements ApiStruct<Capabilities> {
  /** Starts a value in which nothing is set. */
  public static CapabilitiesBuilder builder() {
    return new CapabilitiesBuilder();
  }

  /** Starts a value from this one. */
  public CapabilitiesBuilder toBuilder() {
    return new CapabilitiesBuilder(this);
  }
}
