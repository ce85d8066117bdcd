package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the strategic merge patch that makes one object of another.
 *
 * @param orders whether lists get a directive that gives the order of their items
 * @param changes whether additions and changes are looked for
 * @param deletions whether deletions are looked for
 */
record StrategicDiff(boolean orders, boolean changes, boolean deletions) {

  StringMap<@Nullable Object> between(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified,
      PatchSchema schema) {
    return between(original, modified, schema, false);
  }

  /** As above; with {@code retainsKeys} the patch names the keys that may stay. */
  StringMap<@Nullable Object> between(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified,
      PatchSchema schema,
      boolean retainsKeys) {
    Map<String, @Nullable Object> patch = new HashMap<>();
    for (int i = 0; i < modified.size(); i++) {
      String key = modified.keyAt(i);
      Object wanted = modified.valueAt(i);
      Object present = original.get(key);
      JsonKind kind = JsonKind.of(wanted);
      if (!original.containsKey(key) || JsonKind.of(present) != kind) {
        change(patch, key, wanted);
      } else if (kind == JsonKind.OBJECT) {
        object(patch, key, Tree.object(present), Tree.object(wanted), schema);
      } else if (kind == JsonKind.ARRAY) {
        list(patch, key, Tree.list(present), Tree.list(wanted), schema);
      } else if (!Objects.equals(present, wanted)) {
        change(patch, key, wanted);
      }
    }
    if (deletions) {
      for (String key : original.keySet()) {
        if (!modified.containsKey(key)) {
          patch.put(key, null);
        }
      }
    }
    if (retainsKeys) {
      retainKeys(patch, original, modified);
    }
    return StringMap.copyOf(patch);
  }

  private void change(Map<String, @Nullable Object> patch, String key, @Nullable Object wanted) {
    if (changes) {
      patch.put(key, wanted);
    }
  }

  private void object(
      Map<String, @Nullable Object> patch,
      String key,
      StringMap<@Nullable Object> present,
      StringMap<@Nullable Object> wanted,
      PatchSchema schema) {
    PatchField field;
    try {
      field = schema.object(key);
    } catch (PatchException e) {
      failUnlessEqual(present, wanted, e);
      return;
    }
    if (field.replaced()) {
      if (!present.equals(wanted)) {
        change(patch, key, wanted);
      }
      return;
    }
    StringMap<@Nullable Object> inner =
        between(present, wanted, field.schema(), field.retainsKeys());
    if (!inner.isEmpty()) {
      patch.put(key, inner);
    }
  }

  private void list(
      Map<String, @Nullable Object> patch,
      String key,
      List<@Nullable Object> present,
      List<@Nullable Object> wanted,
      PatchSchema schema) {
    PatchField field;
    try {
      field = schema.list(key);
    } catch (PatchException e) {
      failUnlessEqual(present, wanted, e);
      return;
    }
    if (field.merged()) {
      new StrategicListDiff(this, field).between(present, wanted).putInto(patch, key);
    } else if (!present.equals(wanted)) {
      change(patch, key, wanted);
    }
  }

  /** A value whose type is not known does no harm as long as it stays the same. */
  private static void failUnlessEqual(Object present, Object wanted, PatchException failure) {
    if (!present.equals(wanted)) {
      throw failure;
    }
  }

  /** Names the keys that may stay, if anything changes or has to go. */
  private static void retainKeys(
      Map<String, @Nullable Object> patch,
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified) {
    List<@Nullable Object> retained = new ArrayList<>();
    for (int i = 0; i < modified.size(); i++) {
      if (modified.valueAt(i) != null) {
        retained.add(modified.keyAt(i));
      }
    }
    boolean clears = false;
    for (int i = 0; i < original.size(); i++) {
      clears |= original.valueAt(i) != null && !modified.containsKey(original.keyAt(i));
    }
    if (!retained.isEmpty() && (clears || !patch.isEmpty())) {
      patch.put(Directive.RETAIN_KEYS, Tree.listOf(retained));
    }
  }
}
