package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.cel.eval.MapValue;
import dev.navarch.apiextensions.schema.StructuralSchema;
import java.util.ArrayList;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map whose values all have one schema. */
final class SchemaMap extends MapValue {
  private final Map<?, ?> tree;
  private final StructuralSchema values;

  SchemaMap(Map<?, ?> tree, StructuralSchema values) {
    this.tree = tree;
    this.values = values;
  }

  @Override
  public int size() {
    return tree.size();
  }

  @Override
  public @Nullable Object find(Object key) {
    return key instanceof String && tree.containsKey(key)
        ? SchemaValues.of(tree.get(key), values)
        : null;
  }

  @Override
  public Iterable<Object> keys() {
    return new ArrayList<>(tree.keySet());
  }
}
