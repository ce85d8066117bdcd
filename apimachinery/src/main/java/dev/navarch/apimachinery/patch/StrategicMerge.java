package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoFormat;
import dev.navarch.apimachinery.work.Work;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Merges a strategic merge patch into something.
 *
 * <p>For each object the directives come first: {@code $patch} settles everything, {@code
 * $retainKeys} clears what is not to stay, {@code $setElementOrder} merges and orders its list.
 * Then the other members follow, in the order of keys.
 */
enum StrategicMerge {
  /** Into an object: directives are carried out, and nulls delete and leave nothing behind. */
  INTO_OBJECT,
  /** Into another patch: directives and nulls are kept for whoever applies the result. */
  INTO_PATCH;

  private static final int UNITS_PER_MEMBER = 4;

  StringMap<@Nullable Object> merge(
      StringMap<@Nullable Object> base, StringMap<@Nullable Object> patch, PatchSchema schema) {
    if (Directive.isPresent(patch)) {
      return obey(patch);
    }
    Work.step((base.size() + patch.size()) * UNITS_PER_MEMBER);
    Map<String, @Nullable Object> merged = new HashMap<>(base);
    Map<String, @Nullable Object> left = new HashMap<>(patch);
    retainKeys(merged, left);
    for (String key : patch.keySet()) {
      if (Directive.isSetElementOrder(key)) {
        order(key, merged, left, schema);
      }
    }
    for (String key : patch.keySet()) {
      if (!left.containsKey(key)) {
        continue;
      }
      if (!Directive.isDeleteFromPrimitiveList(key)) {
        member(key, left.get(key), merged, schema);
      } else if (this == INTO_PATCH) {
        merged.put(key, left.get(key));
      } else {
        deleteFromList(Directive.shortenedList(key), left.get(key), merged, schema);
      }
    }
    return StringMap.copyOf(merged);
  }

  private static StringMap<@Nullable Object> obey(StringMap<@Nullable Object> patch) {
    Object directive = patch.get(Directive.PATCH);
    if (Directive.REPLACE.equals(directive)) {
      return patch.without(Directive.PATCH);
    }
    if (Directive.DELETE.equals(directive)) {
      return StringMap.of();
    }
    throw Directive.unknown(directive, patch);
  }

  private void retainKeys(
      Map<String, @Nullable Object> merged, Map<String, @Nullable Object> left) {
    if (!left.containsKey(Directive.RETAIN_KEYS)) {
      return;
    }
    Object retained = left.remove(Directive.RETAIN_KEYS);
    if (this == INTO_PATCH) {
      keepRetainKeys(retained, merged);
      return;
    }
    if (!(retained instanceof List<?> keys)) {
      throw Directive.badRetainKeys();
    }
    Set<@Nullable Object> names = new HashSet<>(keys);
    left.forEach((key, value) -> {
      boolean field =
          !Directive.isDeleteFromPrimitiveList(key) && !Directive.isSetElementOrder(key);
      if (field && value != null && !names.contains(key)) {
        throw Directive.badRetainKeys();
      }
    });
    merged.keySet().removeIf(key -> !names.contains(key));
  }

  private static void keepRetainKeys(
      @Nullable Object retained, Map<String, @Nullable Object> merged) {
    if (merged.containsKey(Directive.RETAIN_KEYS)) {
      Object other = merged.get(Directive.RETAIN_KEYS);
      if (!Objects.equals(other, retained)) {
        throw PatchException.unmergeable(
            GoFormat.value(other)
                + " and "
                + GoFormat.value(retained)
                + " are not deep equal: this may happen when calculating the 3-way diff patch");
      }
    }
    merged.put(Directive.RETAIN_KEYS, retained);
  }

  /** Merges and orders the list that a directive speaks of. */
  private void order(
      String directive,
      Map<String, @Nullable Object> merged,
      Map<String, @Nullable Object> left,
      PatchSchema schema) {
    Object wanted = left.remove(directive);
    if (this == INTO_PATCH) {
      if (merged.containsKey(directive) && !Objects.equals(merged.get(directive), wanted)) {
        throw Directive.badSetElementOrder();
      }
      merged.put(directive, wanted);
    }
    List<@Nullable Object> order = ListItems.list(wanted);
    String name = Directive.orderedList(directive);
    boolean inBase = merged.containsKey(name);
    boolean inPatch = left.containsKey(name);
    List<@Nullable Object> base = inBase ? ListItems.list(merged.get(name)) : List.of();
    List<@Nullable Object> patch = inPatch ? ListItems.list(left.get(name)) : List.of();
    PatchField field = schema.list(name);
    StrategicListMerge lists = new StrategicListMerge(this, field);
    lists.checkOrder(patch, order);
    if (!inBase && !inPatch) {
      return;
    }
    List<@Nullable Object> both;
    if (!inPatch) {
      both = base;
    } else if (!inBase) {
      both = Tree.list(Directive.strip(patch));
    } else {
      both = lists.merge(base, patch);
    }
    merged.put(
        name,
        new ElementOrder(field.mergeKey(), ListItems.areObjects(base, patch))
            .arrange(both, order, lists.serverOrder(base, patch)));
    left.remove(name);
  }

  private void deleteFromList(
      String name,
      @Nullable Object values,
      Map<String, @Nullable Object> merged,
      PatchSchema schema) {
    if (values == null) {
      merged.remove(name);
    } else if (values instanceof List<?> && merged.get(name) instanceof List<?>) {
      merged.put(
          name,
          new StrategicListMerge(this, schema.list(name))
              .delete(Tree.list(merged.get(name)), Tree.list(values)));
    }
  }

  private void member(
      String key,
      @Nullable Object value,
      Map<String, @Nullable Object> merged,
      PatchSchema schema) {
    if (value == null) {
      merged.remove(key);
      if (this == INTO_PATCH) {
        merged.put(key, null);
      }
      return;
    }
    JsonKind kind = JsonKind.of(value);
    boolean alike = merged.containsKey(key) && JsonKind.of(merged.get(key)) == kind;
    if (alike && kind == JsonKind.OBJECT) {
      PatchField field = schema.object(key);
      StringMap<@Nullable Object> present =
          field.replaced() ? StringMap.of() : Tree.object(merged.get(key));
      merged.put(key, merge(present, Tree.object(value), field.schema()));
    } else if (alike && kind == JsonKind.ARRAY) {
      StrategicListMerge lists = new StrategicListMerge(this, schema.list(key));
      merged.put(key, lists.merge(Tree.list(merged.get(key)), Tree.list(value)));
    } else if (Directive.isPresent(value)) {
      merged.remove(key);
    } else {
      merged.put(key, Directive.strip(this == INTO_OBJECT ? Tree.withoutNulls(value) : value));
    }
  }
}
