package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.cel.eval.Equality;
import dev.navarch.apiextensions.cel.eval.MapValue;
import dev.navarch.apiextensions.schema.StructuralSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An object with fields. Only those of the schema are visible, and a field that is null is not
 * there; equality looks at all of them.
 */
final class SchemaObject extends MapValue {
  private final Map<?, ?> tree;
  private final StructuralSchema schema;

  SchemaObject(Map<?, ?> tree, StructuralSchema schema) {
    this.tree = tree;
    this.schema = schema;
  }

  Map<?, ?> tree() {
    return tree;
  }

  @Override
  public int size() {
    return tree.size();
  }

  @Override
  public @Nullable Object find(Object key) {
    String name = key instanceof String identifier ? FieldNames.unescape(identifier) : null;
    StructuralSchema property = name == null ? null : schema.properties().get(name);
    Object value = tree.get(name);
    return property == null || value == null ? null : SchemaValues.of(value, property);
  }

  @Override
  public Iterable<Object> keys() {
    List<Object> keys = new ArrayList<>();
    for (Object name : tree.keySet()) {
      if (schema.properties().containsKey(name)) {
        String identifier = FieldNames.escape((String) name);
        keys.add(identifier == null ? name : identifier);
      }
    }
    return keys;
  }

  @Override
  public Object sameAs(MapValue other) {
    if (!(other instanceof SchemaObject object)) {
      return super.sameAs(other);
    }
    if (tree.size() != object.tree.size()) {
      return false;
    }
    for (Map.Entry<?, ?> entry : tree.entrySet()) {
      String name = (String) entry.getKey();
      StructuralSchema property = schema.properties().get(name);
      Object mine = entry.getValue();
      Object theirs = object.tree.get(name);
      if (property == null || mine == null || theirs == null) {
        if (!object.tree.containsKey(name) || !Objects.equals(mine, theirs)) {
          return false;
        }
        continue;
      }
      Object same =
          Equality.equal(SchemaValues.of(mine, property), SchemaValues.of(theirs, property));
      if (!Boolean.TRUE.equals(same)) {
        return same;
      }
    }
    return true;
  }
}
