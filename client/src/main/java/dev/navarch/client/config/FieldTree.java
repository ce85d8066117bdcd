package dev.navarch.client.config;

import dev.navarch.apimachinery.value.Bytes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds the tree of an object; fields with nothing in them are left out. Belongs to one thread.
 */
final class FieldTree {
  private final Map<String, @Nullable Object> tree;

  /** Begins with fields that are kept as they are. */
  FieldTree(Map<String, ? extends @Nullable Object> others) {
    this.tree = new LinkedHashMap<>(others);
  }

  FieldTree text(String name, String value) {
    return value.isEmpty() ? this : always(name, value);
  }

  FieldTree flag(String name, boolean value) {
    return value ? always(name, true) : this;
  }

  FieldTree bytes(String name, Bytes value) {
    return value.isEmpty() ? this : always(name, value.toBase64());
  }

  FieldTree list(String name, List<?> value) {
    return value.isEmpty() ? this : always(name, value);
  }

  FieldTree map(String name, Map<String, ?> value) {
    return value.isEmpty() ? this : always(name, value);
  }

  /** A field that is written also when it is empty. */
  FieldTree always(String name, @Nullable Object value) {
    tree.put(name, value);
    return this;
  }

  Map<String, @Nullable Object> build() {
    return tree;
  }
}
