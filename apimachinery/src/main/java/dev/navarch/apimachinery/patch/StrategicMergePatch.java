package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Strategic merge patches: merge patches that know the types they work on. A field says whether its
 * list is merged and by which key, and directives in the patch delete, replace and order.
 *
 * <p>Results and messages are those of Kubernetes, its quirks included, as clients compare them.
 */
public final class StrategicMergePatch {
  private StrategicMergePatch() {}

  /**
   * Merges a patch into an object.
   *
   * @throws PatchException when the patch does not fit the type, or its directives make no sense
   */
  public static StringMap<@Nullable Object> apply(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> patch,
      ObjectDescriptor schema) {
    return StrategicMerge.INTO_OBJECT.merge(original, patch, PatchSchema.of(schema));
  }

  /**
   * The patch that makes one object of another.
   *
   * @throws PatchPreconditionException when a precondition forbids it
   * @throws PatchException when an object does not fit the type
   */
  public static StringMap<@Nullable Object> diff(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified,
      ObjectDescriptor schema,
      Precondition... preconditions) {
    StringMap<@Nullable Object> patch =
        new StrategicDiff(true, true, true).between(original, modified, PatchSchema.of(schema));
    Precondition.check(patch, preconditions);
    return patch;
  }

  /**
   * The patch that {@code kubectl apply} sends: what {@code modified} adds to or changes in {@code
   * current}, and the deletion of what was in {@code original} and is no more in {@code modified}.
   *
   * @param original the configuration that was applied last
   * @param modified the configuration to apply
   * @param current the object on the server
   * @param overwrite whether fields may be set that somebody else has changed since {@code
   *     original}
   * @throws PatchPreconditionException when a precondition forbids the patch
   * @throws PatchConflictException when somebody else's changes are in the way
   * @throws PatchException when an object does not fit the type
   */
  public static StringMap<@Nullable Object> threeWay(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified,
      StringMap<@Nullable Object> current,
      ObjectDescriptor schema,
      boolean overwrite,
      Precondition... preconditions) {
    PatchSchema type = PatchSchema.of(schema);
    StringMap<@Nullable Object> changes =
        new StrategicDiff(true, true, false).between(current, modified, type);
    StringMap<@Nullable Object> deletions =
        new StrategicDiff(true, false, true).between(original, modified, type);
    StringMap<@Nullable Object> patch = StrategicMerge.INTO_PATCH.merge(deletions, changes, type);
    Precondition.check(patch, preconditions);
    if (!overwrite) {
      StringMap<@Nullable Object> interim =
          new StrategicDiff(false, true, true).between(original, current, type);
      if (StrategicConflicts.between(patch, interim, type)) {
        throw new PatchConflictException(patch, interim);
      }
    }
    return patch;
  }
}
