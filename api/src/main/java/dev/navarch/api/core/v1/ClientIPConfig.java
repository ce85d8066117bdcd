package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * How stickiness by client address behaves.
 *
 * @param timeoutSeconds Seconds a client sticks to one pod, 1 to 86400; 10800, three hours, if
 *     unset
 */
@ApiType
public record ClientIPConfig(@Field(1) @Nullable Integer timeoutSeconds)
    implements ApiStruct<ClientIPConfig> {
  /** Starts a value in which nothing is set. */
  public static ClientIPConfigBuilder builder() {
    return new ClientIPConfigBuilder();
  }

  /** Starts a value from this one. */
  public ClientIPConfigBuilder toBuilder() {
    return new ClientIPConfigBuilder(this);
  }
}
