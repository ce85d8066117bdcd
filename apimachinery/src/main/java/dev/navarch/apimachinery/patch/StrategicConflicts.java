package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unmergeable;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Tells whether two strategic merge patches want different things of the same field. */
final class StrategicConflicts {
  private static final Set<String> NOT_FIELDS = Set.of(Directive.PATCH, Directive.RETAIN_KEYS);

  private StrategicConflicts() {}

  static boolean between(
      StringMap<@Nullable Object> left, StringMap<@Nullable Object> right, PatchSchema schema) {
    if (Directive.isPresent(left) != Directive.isPresent(right)
        || !Objects.equals(left.get(Directive.PATCH), right.get(Directive.PATCH))) {
      return true;
    }
    for (int i = 0; i < left.size(); i++) {
      String key = left.keyAt(i);
      if (!NOT_FIELDS.contains(key)
          && right.containsKey(key)
          && members(key, left.valueAt(i), right.get(key), schema)) {
        return true;
      }
    }
    return false;
  }

  private static boolean members(
      String key, @Nullable Object left, @Nullable Object right, PatchSchema schema) {
    return switch (JsonKind.of(left)) {
      case OBJECT -> {
        PatchField field = schema.object(key);
        yield JsonKind.of(right) != JsonKind.OBJECT
            || (!field.replaced()
                && between(Tree.object(left), Tree.object(right), field.schema()));
      }
      case ARRAY -> {
        PatchField field = schema.list(key);
        yield JsonKind.of(right) != JsonKind.ARRAY
            || lists(Tree.list(left), Tree.list(right), field);
      }
      case STRING, INTEGER, FLOAT, BOOL, NULL -> !Objects.equals(left, right);
    };
  }

  private static boolean lists(
      List<@Nullable Object> left, List<@Nullable Object> right, PatchField field) {
    boolean objects = ListItems.areObjects(left, right);
    if (field.merged()) {
      return objects && keyedLists(left, right, field);
    }
    if (left.size() != right.size()) {
      return true;
    }
    if (!objects) {
      return !values(left).equals(values(right));
    }
    for (int i = 0; i < left.size(); i++) {
      if (between(Tree.object(left.get(i)), Tree.object(right.get(i)), field.schema())) {
        return true;
      }
    }
    return false;
  }

  private static boolean keyedLists(
      List<@Nullable Object> left, List<@Nullable Object> right, PatchField field) {
    Map<String, StringMap<@Nullable Object>> others = byKey(right, field.mergeKey());
    for (Map.Entry<String, StringMap<@Nullable Object>> item :
        byKey(left, field.mergeKey()).entrySet()) {
      StringMap<@Nullable Object> other = others.get(item.getKey());
      if (other != null && between(item.getValue(), other, field.schema())) {
        return true;
      }
    }
    return false;
  }

  private static Map<String, StringMap<@Nullable Object>> byKey(
      List<@Nullable Object> list, String mergeKey) {
    Map<String, StringMap<@Nullable Object>> items = new HashMap<>();
    for (@Nullable Object item : list) {
      StringMap<@Nullable Object> object = Tree.object(item);
      if (!object.containsKey(mergeKey)) {
        throw unmergeable(
            "cannot find merge key `"
                + mergeKey
                + "` in merging list element:"
                + GoFormat.value(object));
      }
      items.put(GoFormat.text(object.get(mergeKey)), object);
    }
    return items;
  }

  /** The texts of scalars: neither their order nor their number matters here. */
  private static List<String> values(List<@Nullable Object> scalars) {
    Set<String> values = new TreeSet<>();
    scalars.forEach(value -> values.add(GoFormat.value(value)));
    return new ArrayList<>(values);
  }
}
