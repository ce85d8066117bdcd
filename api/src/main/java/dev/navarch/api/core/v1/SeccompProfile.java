package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * System call filter of a pod or container.
 *
 * @param type Where the filter comes from: Localhost, RuntimeDefault or Unconfined
 * @param localhostProfile File below the kubelet's seccomp folder on the node; only and always with
 *     Localhost
 */
@ApiType
public record SeccompProfile(
    @Field(value = 1, required = true) @EnumOf(value = SeccompProfileType.class, closed = true)
        String type,
    @Field(2) @Nullable String localhostProfile)
    implements ApiStruct<SeccompProfile> {
  /** Starts a value in which nothing is set. */
  public static SeccompProfileBuilder builder() {
    return new SeccompProfileBuilder();
  }

  /** Starts a value from this one. */
  public SeccompProfileBuilder toBuilder() {
    return new SeccompProfileBuilder(this);
  }
}
