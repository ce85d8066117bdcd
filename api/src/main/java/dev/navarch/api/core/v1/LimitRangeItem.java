package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

/**
 * Bounds and defaults for one kind of object.
 *
 * @param type What is bounded: Pod, Container or PersistentVolumeClaim
 * @param max Largest amount allowed per resource
 * @param min Smallest amount allowed per resource
 * @param default_ Limit given to containers that state none; max if unset
 * @param defaultRequest Request given to containers that state none; the default limit, else min,
 *     if unset
 * @param maxLimitRequestRatio How many times its request a limit may be, per resource
 */
@ApiType
public record LimitRangeItem(
    @Field(value = 1, required = true) @EnumOf(LimitType.class) String type,
    @Field(2) Map<String, Quantity> max,
    @Field(3) Map<String, Quantity> min,
    @Field(value = 4, name = "default") Map<String, Quantity> default_,
    @Field(5) Map<String, Quantity> defaultRequest,
    @Field(6) Map<String, Quantity> maxLimitRequestRatio)
    implements ApiStruct<LimitRangeItem> {
  /** Starts a value in which nothing is set. */
  public static LimitRangeItemBuilder builder() {
    return new LimitRangeItemBuilder();
  }

  /** Starts a value from this one. */
  public LimitRangeItemBuilder toBuilder() {
    return new LimitRangeItemBuilder(this);
  }
}
