package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A pause during a lifecycle hook.
 *
 * @param seconds How many seconds to wait
 */
@ApiType
public record SleepAction(@Field(value = 1, required = true) long seconds)
    implements ApiStruct<SleepAction> {
  /** Starts a value in which nothing is set. */
  public static SleepActionBuilder builder() {
    return new SleepActionBuilder();
  }

  /** Starts a value from this one. */
  public SleepActionBuilder toBuilder() {
    return new SleepActionBuilder(this);
  }
}
