package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.cel.eval.Equality;
import dev.navarch.apiextensions.cel.eval.ListValue;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A list whose items all have one schema. In this kind of list order counts. */
class SchemaList extends ListValue {
  final List<?> tree;
  final StructuralSchema items;

  SchemaList(List<?> tree, StructuralSchema items) {
    this.tree = tree;
    this.items = items;
  }

  @Override
  public int size() {
    return tree.size();
  }

  @Override
  public Object get(int index) {
    return SchemaValues.of(tree.get(index), items);
  }

  /** A list of scalars each of which occurs once; order does not count. */
  static final class SetList extends SchemaList {
    SetList(List<?> tree, StructuralSchema items) {
      super(tree, items);
    }

    /** The union, those of this list first. */
    @Override
    public Object plus(ListValue other) {
      if (!(other instanceof SchemaList list)) {
        return super.plus(other);
      }
      Set<Object> union = new LinkedHashSet<>(tree);
      union.addAll(list.tree);
      return new SetList(new ArrayList<>(union), items);
    }

    @Override
    public Object sameAs(ListValue other) {
      if (!(other instanceof SchemaList list)) {
        return super.sameAs(other);
      }
      return size() == list.size() && new HashSet<Object>(tree).containsAll(list.tree);
    }
  }

  /** A list of objects that are told apart by some of their fields; order does not count. */
  static final class MapList extends SchemaList {
    private final List<String> keys;

    MapList(List<?> tree, StructuralSchema items, List<String> keys) {
      super(tree, items);
      this.keys = keys;
    }

    /** This list with items of the other one in the place of those with the same keys. */
    @Override
    public Object plus(ListValue other) {
      if (!(other instanceof SchemaList list)) {
        return super.plus(other);
      }
      Map<String, Object> merged = new LinkedHashMap<>();
      tree.forEach(item -> merged.put(keysOf(item), item));
      list.tree.forEach(item -> merged.put(keysOf(item), item));
      return new MapList(new ArrayList<>(merged.values()), items, keys);
    }

    @Override
    public Object sameAs(ListValue other) {
      if (!(other instanceof SchemaList list)) {
        return super.sameAs(other);
      }
      if (size() != list.size()) {
        return false;
      }
      Map<String, Object> mine = new HashMap<>();
      tree.forEach(item -> mine.put(keysOf(item), item));
      for (Object theirs : list.tree) {
        Object item = mine.get(keysOf(theirs));
        if (item == null) {
          return false;
        }
        Object same = Equality.equal(SchemaValues.of(item, items), SchemaValues.of(theirs, items));
        if (!Boolean.TRUE.equals(same)) {
          return same;
        }
      }
      return true;
    }

    private String keysOf(@Nullable Object item) {
      return itemKeys(item, keys);
    }
  }

  /**
   * What tells an item of a map list apart. It is a text because texts stay cheap to look up when a
   * client has chosen many that share a hash.
   */
  static String itemKeys(@Nullable Object item, List<String> keys) {
    List<@Nullable Object> values = new ArrayList<>(keys.size());
    keys.forEach(key -> values.add(item instanceof Map<?, ?> map ? map.get(key) : null));
    return new String(JsonTree.toBytes(values), StandardCharsets.UTF_8);
  }
}
