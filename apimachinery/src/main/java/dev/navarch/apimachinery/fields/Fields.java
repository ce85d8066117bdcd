package dev.navarch.apimachinery.fields;

import java.util.Map;

/** The fields of one object that selectors may ask for. */
@FunctionalInterface
public interface Fields {

  /** The field's value as text, empty for a field that is not set or not known. */
  String get(String field);

  static Fields of(Map<String, String> values) {
    return field -> values.getOrDefault(field, "");
  }
}
