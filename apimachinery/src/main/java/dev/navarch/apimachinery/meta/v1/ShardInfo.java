package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Identifies the slice of a collection that a sharded list or watch returned.
 *
 * @param selector Shard selector the server applied when it picked the returned items
 */
@ApiType
public record ShardInfo(@Field(value = 1, required = true) String selector)
    implements ApiStruct<ShardInfo> {
  /** Starts a value in which nothing is set. */
  public static ShardInfoBuilder builder() {
    return new ShardInfoBuilder();
  }

  /** Starts a value from this one. */
  public ShardInfoBuilder toBuilder() {
    return new ShardInfoBuilder(this);
  }
}
