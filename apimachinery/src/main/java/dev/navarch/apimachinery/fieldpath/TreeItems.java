package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cuts fields out of a tree, or takes them out of it. What is left without entries or items becomes
 * null.
 */
public final class TreeItems {
  private final boolean extract;

  private TreeItems(boolean extract) {
    this.extract = extract;
  }

  /** The tree without the fields of a set and what is inside them. */
  public static @Nullable Object remove(@Nullable Object tree, FieldSet fields, TreeType type) {
    return new TreeItems(false).walk(tree, fields, type);
  }

  /**
   * Only the fields of a set, together with the objects and lists that lead to them and the key
   * fields of items on the way. Of a value that is one piece all is taken when the set reaches into
   * it.
   */
  public static @Nullable Object extract(@Nullable Object tree, FieldSet fields, TreeType type) {
    return new TreeItems(true).walk(tree, fields.union(keyFields(fields)), type);
  }

  /** The key fields of the items that a set has or reaches into. */
  private static FieldSet keyFields(FieldSet fields) {
    FieldSet.Builder builder = new FieldSet.Builder();
    for (FieldPath path : fields) {
      List<PathElement> steps = path.elements();
      for (int i = 0; i < steps.size(); i++) {
        if (steps.get(i) instanceof PathElement.Key key) {
          FieldPath item = new FieldPath(steps.subList(0, i + 1));
          key.fields()
              .keySet()
              .forEach(name -> builder.add(item.child(new PathElement.Field(name))));
        }
      }
    }
    return builder.build();
  }

  private @Nullable Object walk(@Nullable Object node, FieldSet fields, TreeType type) {
    TreeType resolved = FreeType.resolve(type, node);
    if (resolved instanceof ScalarType) {
      return node;
    }
    if (resolved.isOnePiece()) {
      return extract ? node : null;
    }
    StringMap<@Nullable Object> entries = Tree.asMap(node);
    List<@Nullable Object> items = Tree.asList(node);
    if (resolved instanceof MapLike map && entries != null) {
      return walkEntries(entries, fields, map);
    }
    if (resolved instanceof ListType list && list.kind() != ListKind.ATOMIC && items != null) {
      return walkItems(items, fields, list);
    }
    return null;
  }

  private @Nullable Object walkEntries(
      StringMap<@Nullable Object> entries, FieldSet fields, MapLike type) {
    List<@Nullable Object> flat = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      String name = entries.keyAt(i);
      TreeType entry = type.entry(name);
      @Nullable Object kept =
          keep(
              new PathElement.Field(name),
              entries.valueAt(i),
              fields,
              entry == null ? FreeType.ATOMIC : entry);
      if (!Tree.isAbsent(kept)) {
        flat.add(name);
        flat.add(kept);
      }
    }
    return flat.isEmpty() ? null : Tree.mapOf(flat);
  }

  private @Nullable Object walkItems(List<@Nullable Object> items, FieldSet fields, ListType type) {
    List<PathElement> keys = ItemKeys.all(type, items);
    List<@Nullable Object> result = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      @Nullable Object kept = keep(keys.get(i), items.get(i), fields, type.element());
      if (!Tree.isAbsent(kept)) {
        result.add(kept);
      }
    }
    return result.isEmpty() ? null : Tree.listOf(result);
  }

  /** What is left of the node that a step leads to, or {@link Tree#ABSENT}. */
  private @Nullable Object keep(
      PathElement element, @Nullable Object node, FieldSet fields, TreeType type) {
    boolean member = fields.has(element);
    FieldSet inside = fields.withPrefix(element);
    if (member && !extract) {
      return Tree.ABSENT;
    }
    if (!inside.isEmpty()) {
      return walk(node, inside, type);
    }
    if (member) {
      return FreeType.resolve(type, node).isOnePiece() ? node : emptied(node);
    }
    return extract ? Tree.ABSENT : node;
  }

  /** An object or list that is in a set while nothing inside it is. */
  private static @Nullable Object emptied(@Nullable Object node) {
    return node instanceof StringMap<?>
        ? StringMap.of()
        : node instanceof List<?> ? List.of() : node;
  }
}
