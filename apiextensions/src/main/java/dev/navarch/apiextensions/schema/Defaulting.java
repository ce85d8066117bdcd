package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fills in defaults. Where null is not a value it counts as missing: a default takes its place, and
 * without one the field goes. What needs no default is not copied.
 */
public final class Defaulting {
  private Defaulting() {}

  /** A whole object with its defaults. */
  public static StringMap<@Nullable Object> object(
      StringMap<@Nullable Object> object, StructuralSchema schema) {
    return map(object, schema);
  }

  /** A value inside an object with the defaults of what is in it. */
  public static @Nullable Object value(@Nullable Object value, StructuralSchema schema) {
    return switch (value) {
      case Map<?, ?> map -> map(JsonKind.object(map), schema);
      case List<?> list -> list(list, schema);
      case null, default -> value;
    };
  }

  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private static StringMap<@Nullable Object> map(
      StringMap<@Nullable Object> map, StructuralSchema schema) {
    Work.step(map.size());
    List<@Nullable Object> flat = new ArrayList<>(map.size() * 2);
    boolean changed = false;
    for (int i = 0; i < map.size(); i++) {
      String key = map.keyAt(i);
      Object value = map.valueAt(i);
      StructuralSchema inner = schema.field(key);
      Object filled = inner == null ? value : filled(value, inner);
      if (filled == null && inner != null && !inner.nullable()) {
        changed = true;
        continue;
      }
      changed |= filled != value;
      flat.add(key);
      flat.add(filled);
    }
    StringMap<StructuralSchema> properties = schema.properties();
    for (int i = 0; i < properties.size(); i++) {
      StructuralSchema property = properties.valueAt(i);
      if (property.defaultValue() != null && !map.containsKey(properties.keyAt(i))) {
        changed = true;
        flat.add(properties.keyAt(i));
        flat.add(filled(property.defaultValue(), property));
      }
    }
    return changed ? StringMap.ofFlat(flat.toArray(new @Nullable Object[0])) : map;
  }

  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private static List<?> list(List<?> list, StructuralSchema schema) {
    StructuralSchema items = schema.items();
    if (items == null) {
      return list;
    }
    Work.step(list.size());
    List<@Nullable Object> filled = new ArrayList<>(list.size());
    boolean changed = false;
    for (Object item : list) {
      Object after = filled(item, items);
      changed |= after != item;
      filled.add(after);
    }
    return changed ? Collections.unmodifiableList(filled) : list;
  }

  /** A value, or its default where null is not a value, with all defaults inside. */
  private static @Nullable Object filled(@Nullable Object value, StructuralSchema schema) {
    return value(value == null && !schema.nullable() ? schema.defaultValue() : value, schema);
  }
}
