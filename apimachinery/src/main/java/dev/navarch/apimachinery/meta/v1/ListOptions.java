package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Query parameters accepted by list, watch and collection requests.
 *
 * @param typeMeta kind and version of the object
 * @param labelSelector Restricts results to objects whose labels satisfy this expression; empty
 *     matches all
 * @param fieldSelector Restricts results by field values, for example metadata.name=web; empty
 *     matches all
 * @param watch Stream changes as they happen instead of returning a list once
 * @param allowWatchBookmarks Asks a watch to send bookmark events that carry only a newer resource
 *     version
 * @param resourceVersion Data state to read at or watch from; its effect depends on
 *     resourceVersionMatch
 * @param resourceVersionMatch How a list honours resourceVersion: NotOlderThan or Exact
 * @param timeoutSeconds Upper bound in seconds for the call, after which the server ends it
 * @param limit Maximum number of items per response; further items are fetched with the continue
 *     token
 * @param continue_ Token from the previous chunk; keep the other parameters identical when using it
 * @param sendInitialEvents Makes a watch open with synthetic added events for existing objects,
 *     closed by a bookmark
 * @param shardSelector Picks one shard of the collection, so several clients can split a large list
 *     or watch
 */
@ApiType
public record ListOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) String labelSelector,
    @Field(2) String fieldSelector,
    @Field(3) boolean watch,
    @Field(9) boolean allowWatchBookmarks,
    @Field(4) String resourceVersion,
    @Field(10) @EnumOf(ResourceVersionMatch.class) String resourceVersionMatch,
    @Field(5) @Nullable Long timeoutSeconds,
    @Field(7) long limit,
    @Field(value = 8, name = "continue") String continue_,
    @Field(11) @Nullable Boolean sendInitialEvents,
    @Field(15) @FeatureGate("ShardedListAndWatch") String shardSelector)
    implements ApiObject, ApiStruct<ListOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static ListOptionsBuilder builder() {
    return new ListOptionsBuilder();
  }

  /** Starts a value from this one. */
  public ListOptionsBuilder toBuilder() {
    return new ListOptionsBuilder(this);
  }
}
