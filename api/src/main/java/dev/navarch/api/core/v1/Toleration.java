package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Lets a pod run on nodes with a matching taint.
 *
 * @param key Taint key tolerated; empty with operator Exists tolerates every taint
 * @param operator How value is compared: Exists, Equal, Lt or Gt; Equal if unset
 * @param value Taint value to match; empty when the operator is Exists
 * @param effect Taint effect tolerated; empty means all effects
 * @param tolerationSeconds Seconds to stay after a NoExecute taint appears; unset stays, zero or
 *     less leaves at once
 */
@ApiType
public record Toleration(
    @Field(1) String key,
    @Field(2) @EnumOf(value = TolerationOperator.class, closed = true) String operator,
    @Field(3) String value,
    @Field(4) @EnumOf(value = TaintEffect.class, closed = true) String effect,
    @Field(5) @Nullable Long tolerationSeconds)
    implements ApiStruct<Toleration> {
  /** Starts a value in which nothing is set. */
  public static TolerationBuilder builder() {
    return new TolerationBuilder();
  }

  /** Starts a value from this one. */
  public TolerationBuilder toBuilder() {
    return new TolerationBuilder(this);
  }
}
