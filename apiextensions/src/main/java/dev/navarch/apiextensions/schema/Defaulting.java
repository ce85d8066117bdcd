package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
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
    StringMap<@Nullable Object> result = map;
    for (int i = 0; i < map.size(); i++) {
      String key = map.keyAt(i);
      Object value = map.valueAt(i);
      StructuralSchema inner = schema.field(key);
      if (inner == null) {
        continue;
      }
      Object filled = filled(value, inner);
      if (filled == null && !inner.nullable()) {
        result = result.without(key);
      } else if (filled != value) {
        result = result.with(key, filled);
      }
    }
    StringMap<StructuralSchema> properties = schema.properties();
    for (int i = 0; i < properties.size(); i++) {
      StructuralSchema property = properties.valueAt(i);
      if (property.defaultValue() != null && !map.containsKey(properties.keyAt(i))) {
        result = result.with(properties.keyAt(i), filled(property.defaultValue(), property));
      }
    }
    return result;
  }

  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private static List<?> list(List<?> list, StructuralSchema schema) {
    StructuralSchema items = schema.items();
    if (items == null) {
      return list;
    }
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
