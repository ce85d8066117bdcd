package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Identity, labels and life cycle data carried by every stored object.
 *
 * @param name Identifies the object among those of its kind in the namespace; fixed once created
 * @param generateName Prefix the server completes with a random suffix when no name is supplied
 * @param namespace Namespace the object lives in; empty for cluster-wide kinds and immutable
 *     afterwards
 * @param selfLink Former URL path of the object; no longer populated
 * @param uid Identifier the server assigns at creation, never reused even if the name is
 * @param resourceVersion Opaque change marker; send it back on update to detect concurrent edits
 * @param generation Counter the server raises whenever the desired state changes
 * @param creationTimestamp Moment the server stored the object, in UTC; clients cannot set it
 * @param deletionTimestamp When a pending graceful deletion takes effect; set by the server and
 *     never unset
 * @param deletionGracePeriodSeconds Seconds granted for clean shutdown before removal; may only be
 *     shortened
 * @param labels Key and value pairs used to organise objects and pick them with selectors
 * @param annotations Free-form key and value pairs for tools and people; selectors cannot query
 *     them
 * @param ownerReferences Objects this one depends on; it is garbage collected when all of them are
 *     gone
 * @param finalizers Keys of cleanup steps still owed; the object is removed only after the list is
 *     empty
 * @param clusterName Name of the cluster the object belongs to; never filled in, gone since 1.24
 * @param managedFields Record of which manager set which fields, kept by the server for apply
 *     conflict checks
 */
@ApiType
public record ObjectMeta(
    @Field(1) String name,
    @Field(2) String generateName,
    @Field(3) String namespace,
    @Field(4) String selfLink,
    @Field(5) String uid,
    @Field(6) String resourceVersion,
    @Field(7) long generation,
    @Field(value = 8, omit = Omit.ZERO) Time creationTimestamp,
    @Field(9) @Nullable Time deletionTimestamp,
    @Field(10) @Nullable Long deletionGracePeriodSeconds,
    @Field(11) Map<String, String> labels,
    @Field(12) Map<String, String> annotations,
    @Field(13) @ListMap("uid") @PatchMerge("uid") List<OwnerReference> ownerReferences,
    @Field(14) @ListSet @PatchMerge List<String> finalizers,
    @Field(15) @Nullable String clusterName,
    @Field(17) @Atomic List<ManagedFieldsEntry> managedFields)
    implements ApiStruct<ObjectMeta> {
  /** Starts a value in which nothing is set. */
  public static ObjectMetaBuilder builder() {
    return new ObjectMetaBuilder();
  }

  /** Starts a value from this one. */
  public ObjectMetaBuilder toBuilder() {
    return new ObjectMetaBuilder(this);
  }
}
