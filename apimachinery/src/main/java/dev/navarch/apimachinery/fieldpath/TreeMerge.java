package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lays an applied configuration over a live object. Nothing is taken away: where the configuration
 * is silent, or holds an empty or null object or list, the live object stays.
 */
public final class TreeMerge {
  private static final int UNITS_PER_ENTRY = 2;

  private TreeMerge() {}

  /**
   * Merges two trees of one type. Parts that do not change are shared with the live tree.
   *
   * @throws SchemaException when items of an applied list cannot be told apart
   */
  public static @Nullable Object merge(
      @Nullable Object live, @Nullable Object applied, TreeType type) {
    if (Tree.isSame(live, applied) || Tree.isAbsent(applied)) {
      return live;
    }
    if (Tree.isAbsent(live)) {
      return applied;
    }
    TreeType resolved = FreeType.resolve(type, applied);
    if (resolved instanceof MapLike map && !map.atomic()) {
      return mergeMaps(live, applied, map);
    }
    if (resolved instanceof ListType list && list.kind() != ListKind.ATOMIC) {
      return mergeLists(live, applied, list);
    }
    return applied;
  }

  private static @Nullable Object mergeMaps(
      @Nullable Object live, @Nullable Object applied, MapLike type) {
    StringMap<@Nullable Object> below = Tree.asMap(live);
    StringMap<@Nullable Object> above = Tree.asMap(applied);
    if (below == null || below.isEmpty()) {
      return applied;
    }
    if (above == null || above.isEmpty()) {
      return live;
    }
    Work.step((below.size() + above.size()) * UNITS_PER_ENTRY);
    List<@Nullable Object> flat = new ArrayList<>();
    int b = 0;
    int a = 0;
    boolean changed = false;
    while (b < below.size() || a < above.size()) {
      int order =
          b == below.size()
              ? 1
              : a == above.size() ? -1 : Utf8Order.compare(below.keyAt(b), above.keyAt(a));
      String name = order <= 0 ? below.keyAt(b) : above.keyAt(a);
      @Nullable Object liveValue = order <= 0 ? below.valueAt(b++) : Tree.ABSENT;
      @Nullable Object appliedValue = order >= 0 ? above.valueAt(a++) : Tree.ABSENT;
      TreeType entry = type.entry(name);
      @Nullable Object merged =
          merge(liveValue, appliedValue, entry == null ? FreeType.ATOMIC : entry);
      changed |= !Tree.isSame(merged, liveValue);
      flat.add(name);
      flat.add(merged);
    }
    return changed ? Tree.mapOf(flat) : below;
  }

  private static @Nullable Object mergeLists(
      @Nullable Object live, @Nullable Object applied, ListType type) {
    List<@Nullable Object> below = Tree.asList(live);
    List<@Nullable Object> above = Tree.asList(applied);
    if (below == null || below.isEmpty()) {
      return applied;
    }
    if (above == null || above.isEmpty()) {
      return live;
    }
    return new ListMerge(below, above, type).merged();
  }

  /**
   * Merges lists of which each item has a key. Items that both have come in the order of the
   * applied list; items of one list alone keep their place among their neighbours, live ones first.
   */
  private static final class ListMerge {
    private final ListType type;
    private final List<@Nullable Object> live;
    private final List<PathElement> liveKeys;
    private final List<@Nullable Object> applied;
    private final List<PathElement> appliedKeys;

    /**
     * The live item of each key; null for a key that several items have, since those are replaced.
     */
    private final Map<PathElement, @Nullable Object> liveByKey = new HashMap<>();

    private final Map<PathElement, @Nullable Object> appliedByKey = new HashMap<>();
    private final List<@Nullable Object> result = new ArrayList<>();
    private int next;

    ListMerge(List<@Nullable Object> live, List<@Nullable Object> applied, ListType type) {
      this.type = type;
      this.live = live;
      this.liveKeys = ItemKeys.all(type, live);
      this.applied = applied;
      this.appliedKeys = ItemKeys.all(type, applied);
      for (int i = 0; i < live.size(); i++) {
        PathElement key = liveKeys.get(i);
        liveByKey.put(key, liveByKey.containsKey(key) ? null : live.get(i));
      }
      for (int i = 0; i < applied.size(); i++) {
        PathElement key = appliedKeys.get(i);
        if (appliedByKey.containsKey(key)) {
          throw new SchemaException(
              List.of(
                  new SchemaException.Finding(FieldPath.ROOT, "duplicate entries for key " + key)));
        }
        appliedByKey.put(key, applied.get(i));
      }
    }

    List<@Nullable Object> merged() {
      for (int a = 0; a < applied.size(); ) {
        int shared = a;
        while (shared < applied.size() && !liveByKey.containsKey(appliedKeys.get(shared))) {
          shared++;
        }
        takeLiveUpTo(shared < applied.size() ? appliedKeys.get(shared) : null);
        for (; a <= shared && a < applied.size(); a++) {
          take(appliedKeys.get(a), applied.get(a));
        }
      }
      takeLiveUpTo(null);
      return isLive() ? live : Tree.listOf(result);
    }

    /**
     * Takes the items that only the live list has, up to a key and past it, or all when it is null.
     */
    private void takeLiveUpTo(@Nullable PathElement stop) {
      for (; next < live.size(); next++) {
        PathElement key = liveKeys.get(next);
        if (key.equals(stop)) {
          next++;
          return;
        }
        if (!appliedByKey.containsKey(key)) {
          result.add(live.get(next));
        }
      }
    }

    private void take(PathElement key, @Nullable Object item) {
      result.add(
          liveByKey.containsKey(key) ? merge(liveByKey.get(key), item, type.element()) : item);
    }

    private boolean isLive() {
      if (result.size() != live.size()) {
        return false;
      }
      for (int i = 0; i < result.size(); i++) {
        if (!Tree.isSame(result.get(i), live.get(i))) {
          return false;
        }
      }
      return true;
    }
  }
}
