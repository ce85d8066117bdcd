package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Bounds set by a limit range.
 *
 * @param limits Entries that are enforced, one per kind of object
 */
@ApiType
public record LimitRangeSpec(@Field(value = 1, required = true) @Atomic List<LimitRangeItem> limits)
    implements ApiStruct<LimitRangeSpec> {
  /** Starts a value in which nothing is set. */
  public static LimitRangeSpecBuilder builder() {
    return new LimitRangeSpecBuilder();
  }

  /** Starts a value from this one. */
  public LimitRangeSpecBuilder toBuilder() {
    return new LimitRangeSpecBuilder(this);
  }
}
