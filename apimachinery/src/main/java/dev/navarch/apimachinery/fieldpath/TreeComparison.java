package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What differs between two trees of one type.
 *
 * @param added the fields that only the newer tree has
 * @param modified the fields that both have, with different values
 * @param removed the fields that only the older tree has
 */
public record TreeComparison(FieldSet added, FieldSet modified, FieldSet removed) {
  private static final int UNITS_PER_ENTRY = 2;

  /**
   * Compares two trees. Order matters inside values that are one piece, and nowhere else.
   *
   * @throws SchemaException when an item of a list cannot be told from others
   */
  public static TreeComparison of(@Nullable Object older, @Nullable Object newer, TreeType type) {
    if (Tree.isSame(older, newer)) {
      return new TreeComparison(FieldSet.EMPTY, FieldSet.EMPTY, FieldSet.EMPTY);
    }
    Walk walk = new Walk();
    walk.compare(older, newer, type);
    return new TreeComparison(walk.added.build(), walk.modified.build(), walk.removed.build());
  }

  /** True when nothing differs. */
  public boolean isSame() {
    return added.isEmpty() && modified.isEmpty() && removed.isEmpty();
  }

  /** The fields that the newer tree has and the older one has not in this way. */
  public FieldSet addedOrModified() {
    return added.union(modified);
  }

  /** The same without some fields and all that is inside them. */
  public TreeComparison without(FieldSet fields) {
    return new TreeComparison(
        added.recursiveDifference(fields),
        modified.recursiveDifference(fields),
        removed.recursiveDifference(fields));
  }

  /** One pass through both trees. A node that one of them lacks is {@link Tree#ABSENT}. */
  private static final class Walk {
    final FieldSet.Builder added = new FieldSet.Builder();
    final FieldSet.Builder modified = new FieldSet.Builder();
    final FieldSet.Builder removed = new FieldSet.Builder();
    private final List<PathElement> path = new ArrayList<>();

    void compare(@Nullable Object older, @Nullable Object newer, TreeType type) {
      if (Tree.isSame(older, newer)) {
        return;
      }
      if (type instanceof FreeType free) {
        compareFree(older, newer, free);
      } else if (type instanceof ListType list && list.kind() != ListKind.ATOMIC) {
        List<@Nullable Object> olderItems = itemsOf(older);
        List<@Nullable Object> newerItems = itemsOf(newer);
        if (olderItems.isEmpty() && newerItems.isEmpty()) {
          leaf(older, newer);
        } else {
          items(olderItems, newerItems, list);
          wholeNode(older, newer);
        }
      } else if (type instanceof MapLike map && !map.atomic()) {
        granular(older, newer, map);
      } else {
        leaf(older, newer);
      }
    }

    /**
     * Compares nodes that are objects, null or absent. Two without entries are compared as values.
     */
    private void granular(@Nullable Object older, @Nullable Object newer, MapLike type) {
      StringMap<@Nullable Object> olderEntries = entriesOf(older);
      StringMap<@Nullable Object> newerEntries = entriesOf(newer);
      if (olderEntries.isEmpty() && newerEntries.isEmpty()) {
        leaf(older, newer);
      } else {
        entries(olderEntries, newerEntries, type);
        wholeNode(older, newer);
      }
    }

    /**
     * Where an object turns into something else, or the other way round, it is changed and so are
     * its parts.
     */
    private void compareFree(@Nullable Object older, @Nullable Object newer, FreeType type) {
      if (type == FreeType.ATOMIC || (!hasEntries(older) && !hasEntries(newer))) {
        leaf(older, newer);
        return;
      }
      MapLike map = type.map();
      if (isMapOrNothing(older) && isMapOrNothing(newer)) {
        granular(older, newer, map);
      } else {
        entries(entriesOf(older), entriesOf(newer), map);
        leaf(older, newer);
      }
    }

    private void leaf(@Nullable Object older, @Nullable Object newer) {
      if (!Tree.isAbsent(older) && !Tree.isAbsent(newer)) {
        if (!TreeOrder.same(older, newer)) {
          modified.add(path);
        }
      } else {
        wholeNode(older, newer);
      }
    }

    /** Notes a node that came or went as such. */
    private void wholeNode(@Nullable Object older, @Nullable Object newer) {
      if (Tree.isAbsent(older)) {
        added.add(path);
      } else if (Tree.isAbsent(newer)) {
        removed.add(path);
      }
    }

    private void entries(
        StringMap<@Nullable Object> older, StringMap<@Nullable Object> newer, MapLike type) {
      Work.step((older.size() + newer.size()) * UNITS_PER_ENTRY);
      int o = 0;
      int n = 0;
      while (o < older.size() || n < newer.size()) {
        int order =
            o == older.size()
                ? 1
                : n == newer.size() ? -1 : Utf8Order.compare(older.keyAt(o), newer.keyAt(n));
        String name = order <= 0 ? older.keyAt(o) : newer.keyAt(n);
        @Nullable Object olderValue = order <= 0 ? older.valueAt(o++) : Tree.ABSENT;
        @Nullable Object newerValue = order >= 0 ? newer.valueAt(n++) : Tree.ABSENT;
        if (!Tree.isSame(olderValue, newerValue)) {
          TreeType entry = type.entry(name);
          inside(
              new PathElement.Field(name),
              olderValue,
              newerValue,
              entry == null ? FreeType.ATOMIC : entry);
        }
      }
    }

    private void items(List<@Nullable Object> older, List<@Nullable Object> newer, ListType type) {
      SequencedMap<PathElement, List<@Nullable Object>> olderByKey = byKey(older, type);
      SequencedMap<PathElement, List<@Nullable Object>> newerByKey = byKey(newer, type);
      olderByKey.forEach(
          (key, items) -> item(key, items, newerByKey.getOrDefault(key, List.of()), type));
      newerByKey.forEach((key, items) -> {
        if (!olderByKey.containsKey(key)) {
          item(key, List.of(), items, type);
        }
      });
    }

    /**
     * Compares the items that share a key. Items that occur more than once are like one piece: what
     * is inside them has no path of its own.
     */
    private void item(
        PathElement key,
        List<@Nullable Object> older,
        List<@Nullable Object> newer,
        ListType type) {
      boolean olderRepeats = older.size() > 1;
      boolean newerRepeats = newer.size() > 1;
      if (!olderRepeats) {
        inside(key, single(older), newerRepeats ? Tree.ABSENT : single(newer), type.element());
      } else if (!newerRepeats) {
        inside(key, Tree.ABSENT, single(newer), type.element());
      }
      path.add(key);
      if (olderRepeats && newerRepeats) {
        leaf(older, newer);
      } else if (olderRepeats) {
        removed.add(path);
      } else if (newerRepeats) {
        added.add(path);
      }
      path.removeLast();
    }

    private void inside(
        PathElement element, @Nullable Object older, @Nullable Object newer, TreeType type) {
      path.add(element);
      compare(older, newer, type);
      path.removeLast();
    }

    private static SequencedMap<PathElement, List<@Nullable Object>> byKey(
        List<@Nullable Object> items, ListType type) {
      SequencedMap<PathElement, List<@Nullable Object>> byKey = new LinkedHashMap<>();
      List<PathElement> keys = ItemKeys.all(type, items);
      for (int i = 0; i < keys.size(); i++) {
        byKey.computeIfAbsent(keys.get(i), key -> new ArrayList<>(1)).add(items.get(i));
      }
      return byKey;
    }

    private static @Nullable Object single(List<@Nullable Object> items) {
      return items.isEmpty() ? Tree.ABSENT : items.getFirst();
    }

    private static List<@Nullable Object> itemsOf(@Nullable Object node) {
      List<@Nullable Object> items = Tree.asList(node);
      return items == null ? List.of() : items;
    }

    private static StringMap<@Nullable Object> entriesOf(@Nullable Object node) {
      StringMap<@Nullable Object> entries = Tree.asMap(node);
      return entries == null ? StringMap.of() : entries;
    }

    private static boolean hasEntries(@Nullable Object node) {
      return !entriesOf(node).isEmpty();
    }

    private static boolean isMapOrNothing(@Nullable Object node) {
      return node == null || Tree.isAbsent(node) || node instanceof StringMap<?>;
    }
  }
}
