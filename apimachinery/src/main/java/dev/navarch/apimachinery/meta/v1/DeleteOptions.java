package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Settings for a delete request, sent as query parameters or as the body.
 *
 * @param typeMeta kind and version of the object
 * @param gracePeriodSeconds Seconds to allow for shutdown; 0 deletes at once, unset uses the kind's
 *     default
 * @param preconditions Checks that must hold for the stored object, otherwise the delete fails with
 *     a conflict
 * @param orphanDependents Old switch for leaving dependents in place; use propagationPolicy, never
 *     both
 * @param propagationPolicy How garbage collection treats dependents: Orphan, Background or
 *     Foreground
 * @param dryRun Set to All to run every check without removing anything
 * @param ignoreStoreReadErrorWithClusterBreakingPotential Last resort: force removal of an object
 *     that cannot be read from storage, skipping finalizers and checks
 */
@ApiType
public record DeleteOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) @Nullable Long gracePeriodSeconds,
    @Field(2) @Nullable Preconditions preconditions,
    @Field(3) @Nullable Boolean orphanDependents,
    @Field(4) @EnumOf(DeletionPropagation.class) @Nullable String propagationPolicy,
    @Field(5) @Atomic List<String> dryRun,
    @Field(6) @Nullable Boolean ignoreStoreReadErrorWithClusterBreakingPotential)
    implements ApiObject, ApiStruct<DeleteOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static DeleteOptionsBuilder builder() {
    return new DeleteOptionsBuilder();
  }

  /** Starts a value from this one. */
  public DeleteOptionsBuilder toBuilder() {
    return new DeleteOptionsBuilder(this);
  }
}
