package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Tuning of session affinity.
 *
 * @param clientIP Settings for affinity by client address
 */
@ApiType
public record SessionAffinityConfig(@Field(1) @Nullable ClientIPConfig clientIP)
    implements ApiStruct<SessionAffinityConfig> {
  /** Starts a value in which nothing is set. */
  public static SessionAffinityConfigBuilder builder() {
    return new SessionAffinityConfigBuilder();
  }

  /** Starts a value from this one. */
  public SessionAffinityConfigBuilder toBuilder() {
    return new SessionAffinityConfigBuilder(this);
  }
}
