package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.work.Work;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Merge patches as RFC 7386 has them: objects merge, null deletes, anything else replaces. */
public final class MergePatch {
  private static final int UNITS_PER_MEMBER = 4;

  private MergePatch() {}

  /**
   * Merges a patch into a value.
   *
   * <p>Differs from the RFC where Kubernetes does: an array loses the nulls inside its objects as
   * well, unless it takes the place of an object.
   */
  public static @Nullable Object apply(@Nullable Object target, @Nullable Object patch) {
    if (JsonKind.of(target) != JsonKind.OBJECT) {
      return Tree.withoutNulls(patch);
    }
    if (JsonKind.of(patch) != JsonKind.OBJECT) {
      return patch;
    }
    Map<String, @Nullable Object> merged = new HashMap<>(Tree.object(target));
    StringMap<@Nullable Object> changes = Tree.object(patch);
    Work.step((merged.size() + changes.size()) * UNITS_PER_MEMBER);
    for (int i = 0; i < changes.size(); i++) {
      String key = changes.keyAt(i);
      Object change = changes.valueAt(i);
      if (change == null) {
        merged.remove(key);
      } else {
        merged.put(key, apply(merged.get(key), change));
      }
    }
    return StringMap.copyOf(merged);
  }

  /** The patch that makes one object of another. It cannot set a member to null. */
  public static StringMap<@Nullable Object> diff(
      StringMap<@Nullable Object> original, StringMap<@Nullable Object> modified) {
    Map<String, @Nullable Object> patch = new HashMap<>();
    for (String key : original.keySet()) {
      if (!modified.containsKey(key)) {
        patch.put(key, null);
      }
    }
    for (int i = 0; i < modified.size(); i++) {
      String key = modified.keyAt(i);
      Object wanted = modified.valueAt(i);
      Object present = original.get(key);
      if (!original.containsKey(key)) {
        patch.put(key, wanted);
      } else if (JsonKind.of(wanted) == JsonKind.OBJECT
          && JsonKind.of(present) == JsonKind.OBJECT) {
        StringMap<@Nullable Object> inner = diff(Tree.object(present), Tree.object(wanted));
        if (!inner.isEmpty()) {
          patch.put(key, inner);
        }
      } else if (!Objects.equals(wanted, present)) {
        patch.put(key, wanted);
      }
    }
    return StringMap.copyOf(patch);
  }

  /**
   * The patch that {@code kubectl apply} sends for types it does not know: what {@code modified}
   * adds to or changes in {@code current}, and the deletion of what was in {@code original} and is
   * no more in {@code modified}.
   *
   * @throws PatchPreconditionException when a precondition forbids the patch
   * @throws PatchConflictException when the same member would be both set and deleted
   */
  public static StringMap<@Nullable Object> threeWay(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified,
      StringMap<@Nullable Object> current,
      Precondition... preconditions) {
    StringMap<@Nullable Object> changes = changesOnly(diff(current, modified));
    StringMap<@Nullable Object> deletions = deletionsOnly(diff(original, modified));
    if (conflict(changes, deletions)) {
      throw new PatchConflictException(changes, deletions);
    }
    StringMap<@Nullable Object> patch = Tree.object(apply(deletions, changes));
    Precondition.check(patch, preconditions);
    return patch;
  }

  /**
   * A patch without deletions. An empty object that stands in it by itself is a value and stays.
   */
  private static StringMap<@Nullable Object> changesOnly(StringMap<@Nullable Object> patch) {
    Map<String, @Nullable Object> kept = new HashMap<>();
    patch.forEach((key, value) -> {
      if (value instanceof Map<?, ?> object && !object.isEmpty()) {
        StringMap<@Nullable Object> inner = changesOnly(Tree.object(value));
        if (!inner.isEmpty()) {
          kept.put(key, inner);
        }
      } else if (value != null) {
        kept.put(key, value);
      }
    });
    return StringMap.copyOf(kept);
  }

  private static StringMap<@Nullable Object> deletionsOnly(StringMap<@Nullable Object> patch) {
    Map<String, @Nullable Object> kept = new HashMap<>();
    patch.forEach((key, value) -> {
      if (value == null) {
        kept.put(key, null);
      } else if (value instanceof Map<?, ?>) {
        StringMap<@Nullable Object> inner = deletionsOnly(Tree.object(value));
        if (!inner.isEmpty()) {
          kept.put(key, inner);
        }
      }
    });
    return StringMap.copyOf(kept);
  }

  /** True when both patches say something about a member, and not the same. */
  private static boolean conflict(
      StringMap<@Nullable Object> changes, StringMap<@Nullable Object> deletions) {
    for (String key : changes.keySet()) {
      if (deletions.containsKey(key)) {
        Object change = changes.get(key);
        Object deletion = deletions.get(key);
        boolean objects = change instanceof Map<?, ?> && deletion instanceof Map<?, ?>;
        if (!objects || conflict(Tree.object(change), Tree.object(deletion))) {
          return true;
        }
      }
    }
    return false;
  }
}
