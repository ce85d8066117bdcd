package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Resolver settings of a pod beyond its DNS policy.
 *
 * @param nameservers Addresses of DNS servers, appended to those of the policy
 * @param searches Search domains for short names, appended to those of the policy
 * @param options Resolver options, merged with those of the policy and overriding like-named ones
 */
@ApiType
public record PodDNSConfig(
    @Field(1) @Atomic List<String> nameservers,
    @Field(2) @Atomic List<String> searches,
    @Field(3) @Atomic List<PodDNSConfigOption> options)
    implements ApiStruct<PodDNSConfig> {
  /** Starts a value in which nothing is set. */
  public static PodDNSConfigBuilder builder() {
    return new PodDNSConfigBuilder();
  }

  /** Starts a value from this one. */
  public PodDNSConfigBuilder toBuilder() {
    return new PodDNSConfigBuilder(this);
  }
}
