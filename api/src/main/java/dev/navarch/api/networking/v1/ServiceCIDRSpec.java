package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Ranges a service CIDR object contributes.
 *
 * @param cidrs One or two ranges in CIDR form, of different IP families when two; present ones
 *     cannot change
 */
@ApiType
public record ServiceCIDRSpec(@Field(1) @Atomic List<String> cidrs)
    implements ApiStruct<ServiceCIDRSpec> {
  /** Starts a value in which nothing is set. */
  public static ServiceCIDRSpecBuilder builder() {
    return new ServiceCIDRSpecBuilder();
  }

  /** Starts a value from this one. */
  public ServiceCIDRSpecBuilder toBuilder() {
    return new ServiceCIDRSpecBuilder(this);
  }
}
