package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One resolver option.
 *
 * @param name Option keyword, such as ndots
 * @param value Value of the option, if it takes one
 */
@ApiType
public record PodDNSConfigOption(@Field(1) String name, @Field(2) @Nullable String value)
    implements ApiStruct<PodDNSConfigOption> {
  /** Starts a value in which nothing is set. */
  public static PodDNSConfigOptionBuilder builder() {
    return new PodDNSConfigOptionBuilder();
  }

  /** Starts a value from this one. */
  public PodDNSConfigOptionBuilder toBuilder() {
    return new PodDNSConfigOptionBuilder(this);
  }
}
