package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

/**
 * A mark on a node that repels pods which do not tolerate it.
 *
 * @param key Label-style key that identifies the taint
 * @param value Optional value that goes with the taint's key
 * @param effect What befalls pods without a toleration: NoSchedule, PreferNoSchedule or NoExecute
 * @param timeAdded When the taint was put on the node
 */
@ApiType
public record Taint(
    @Field(value = 1, required = true) String key,
    @Field(2) String value,
    @Field(value = 3, required = true) @EnumOf(value = TaintEffect.class, closed = true)
        String effect,
    @Field(4) @Nullable Time timeAdded)
    implements ApiStruct<Taint> {
  /** Starts a value in which nothing is set. */
  public static TaintBuilder builder() {
    return new TaintBuilder();
  }

  /** Starts a value from this one. */
  public TaintBuilder toBuilder() {
    return new TaintBuilder(this);
  }
}
