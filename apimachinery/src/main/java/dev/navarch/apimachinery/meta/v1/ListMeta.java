package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Bookkeeping that accompanies every list response.
 *
 * @param selfLink Former URL path of the list; servers no longer fill it in
 * @param resourceVersion Opaque marker of the data state the list was read at; a watch can start
 *     from it
 * @param continue_ Token to pass back for the next chunk; empty once the last chunk has been
 *     returned
 * @param remainingItemCount Roughly how many matching items follow this chunk; absent when the
 *     server cannot tell
 * @param shardInfo Present when the response covers only one shard of the collection; says which
 *     one
 */
@ApiType
public record ListMeta(
    @Field(1) String selfLink,
    @Field(2) String resourceVersion,
    @Field(value = 3, name = "continue") String continue_,
    @Field(4) @Nullable Long remainingItemCount,
    @Field(5) @FeatureGate("ShardedListAndWatch") @Nullable ShardInfo shardInfo)
    implements ApiStruct<ListMeta> {
  /** Starts a value in which nothing is set. */
  public static ListMetaBuilder builder() {
    return new ListMetaBuilder();
  }

  /** Starts a value from this one. */
  public ListMetaBuilder toBuilder() {
    return new ListMetaBuilder(this);
  }
}
