package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks that sets hold each value once and map lists each key once. */
public final class ListUniqueness {
  private static final int UNITS_PER_ITEM = 10;

  private ListUniqueness() {}

  /**
   * What occurs twice in an object. Only the second of several equal items is reported. Paths begin
   * at the object.
   */
  public static List<FieldError> validate(
      StringMap<@Nullable Object> object, StructuralSchema schema) {
    List<FieldError> errors = new ArrayList<>(0);
    fields(object, schema, FieldPath.ROOT, errors);
    return errors;
  }

  private static void fields(
      Map<?, ?> object, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    Work.step(object.size());
    StructuralSchema additional = schema.additionalSchema();
    object.forEach((key, value) -> {
      String name = (String) key;
      StructuralSchema property = schema.properties().get(name);
      if (property != null) {
        value(value, property, path.child(name), errors);
      } else if (additional != null) {
        value(value, additional, path.key(name), errors);
      }
    });
  }

  private static void value(
      @Nullable Object value, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    switch (value) {
      case Map<?, ?> map -> fields(map, schema, path, errors);
      case List<?> list -> list(list, schema, path, errors);
      case null, default -> {}
    }
  }

  private static void list(
      List<?> list, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    if (schema.isSetList()) {
      repeated(list, path, errors);
    } else if (schema.isMapList()) {
      mapList(list, schema.listMapKeys(), path, errors);
    }
    StructuralSchema items = schema.items();
    if (items != null) {
      Work.step(list.size());
      for (int i = 0; i < list.size(); i++) {
        value(list.get(i), items, path.index(i), errors);
      }
    }
  }

  private static void mapList(
      List<?> list, List<String> keys, FieldPath path, List<FieldError> errors) {
    List<@Nullable Object> keysOfItems = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      Object item = list.get(i);
      if (item != null && !(item instanceof Map)) {
        errors.add(
            FieldError.invalid(
                path.index(i), item, "must be an object for an array of list-type map"));
        return;
      }
      keysOfItems.add(keysOf(item instanceof Map<?, ?> map ? map : Map.of(), keys));
    }
    repeated(keysOfItems, path, errors);
  }

  private static StringMap<@Nullable Object> keysOf(Map<?, ?> item, List<String> keys) {
    StringMap<@Nullable Object> values = StringMap.of();
    for (String key : keys) {
      if (item.containsKey(key)) {
        values = values.with(key, item.get(key));
      }
    }
    return values;
  }

  private static void repeated(List<?> values, FieldPath path, List<FieldError> errors) {
    Work.step(values.size() * UNITS_PER_ITEM);
    Map<String, Integer> times = new HashMap<>();
    for (int i = 0; i < values.size() && errors.size() < Findings.MAX_ERRORS; i++) {
      if (times.merge(JsonKind.identity(values.get(i)), 1, Integer::sum) == 2) {
        errors.add(FieldError.duplicate(path.index(i), values.get(i)));
      }
    }
  }
}
