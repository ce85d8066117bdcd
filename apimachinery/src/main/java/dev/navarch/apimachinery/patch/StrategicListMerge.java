package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unmergeable;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Merges the lists of one field. */
final class StrategicListMerge {
  private final StrategicMerge merge;
  private final PatchField field;

  StrategicListMerge(StrategicMerge merge, PatchField field) {
    this.merge = merge;
    this.field = field;
  }

  /** Merges a list, or replaces it where the field does not say that its items merge. */
  List<@Nullable Object> merge(List<@Nullable Object> base, List<@Nullable Object> patch) {
    if (!field.merged()) {
      return patch;
    }
    if (base.isEmpty() && patch.isEmpty()) {
      return base;
    }
    return ListItems.areObjects(base, patch)
        ? mergeObjects(base, patch)
        : mergeScalars(base, patch);
  }

  private List<@Nullable Object> mergeScalars(
      List<@Nullable Object> base, List<@Nullable Object> patch) {
    Set<@Nullable Object> both = new LinkedHashSet<>(base);
    both.addAll(patch);
    return new ElementOrder(field.mergeKey(), false).arrange(Tree.listOf(both), patch, base);
  }

  private List<@Nullable Object> mergeObjects(
      List<@Nullable Object> base, List<@Nullable Object> patch) {
    String mergeKey = field.mergeKey();
    if (mergeKey.isEmpty()) {
      throw unmergeable("cannot merge lists without merge key for " + field.schema().kind());
    }
    Changes changes = changes(patch);
    ElementOrder order = new ElementOrder(mergeKey, true);
    if (changes.replace) {
      return order.arrange(changes.items, List.of(), changes.items);
    }
    List<@Nullable Object> kept = kept(base, changes);
    return order.arrange(mergeItems(kept, changes.items), changes.items, kept);
  }

  /** A patch's items, sorted by what they ask for. */
  private record Changes(
      List<@Nullable Object> items, Set<@Nullable Object> deletedKeys, boolean replace) {}

  private Changes changes(List<@Nullable Object> patch) {
    List<@Nullable Object> items = new ArrayList<>();
    Set<@Nullable Object> deletedKeys = new HashSet<>();
    boolean replace = false;
    for (@Nullable Object item : patch) {
      StringMap<@Nullable Object> object = Tree.object(item);
      Object directive = object.get(Directive.PATCH);
      if (!Directive.isPresent(object)) {
        items.add(object);
      } else if (Directive.DELETE.equals(directive)) {
        deletedKeys.add(
            ListItems.identity(ListItems.keyed(object, field.mergeKey()).get(field.mergeKey())));
      } else if (Directive.REPLACE.equals(directive)) {
        replace = true;
      } else if (Directive.MERGE.equals(directive)) {
        throw unmergeable("merging lists cannot yet be specified in the patch");
      } else {
        throw Directive.unknown(directive, object);
      }
    }
    return new Changes(items, deletedKeys, replace);
  }

  private List<@Nullable Object> kept(List<@Nullable Object> base, Changes changes) {
    String mergeKey = field.mergeKey();
    List<@Nullable Object> kept = new ArrayList<>(base);
    kept.removeIf(item ->
        Tree.object(item).containsKey(mergeKey)
            && changes.deletedKeys.contains(ListItems.identity(Tree.object(item).get(mergeKey))));
    return kept;
  }

  /**
   * The order on the server that {@link ElementOrder} goes by after a merge. Kubernetes puts new
   * items into the room that deleted ones leave, and from then on they count as the server's.
   */
  List<@Nullable Object> serverOrder(List<@Nullable Object> base, List<@Nullable Object> patch) {
    if (!field.merged() || base.isEmpty() || !ListItems.areObjects(base, patch)) {
      return base;
    }
    Changes changes = changes(patch);
    List<@Nullable Object> kept = kept(base, changes);
    if (changes.replace || kept.size() == base.size()) {
      return base;
    }
    Set<@Nullable Object> keys = new HashSet<>();
    kept.forEach(item -> keys.add(identity(item)));
    for (@Nullable Object item : changes.items) {
      if (kept.size() < base.size() && keys.add(identity(item))) {
        kept.add(item);
      }
    }
    return kept;
  }

  private @Nullable Object identity(@Nullable Object item) {
    return ListItems.identity(Tree.object(item).get(field.mergeKey()));
  }

  /** Merges each item into the first one of its key; one that has none is taken over as it is. */
  private List<@Nullable Object> mergeItems(
      List<@Nullable Object> base, List<@Nullable Object> items) {
    String mergeKey = field.mergeKey();
    List<@Nullable Object> merged = new ArrayList<>(base);
    Map<@Nullable Object, Integer> places = new HashMap<>();
    for (int i = 0; i < merged.size(); i++) {
      StringMap<@Nullable Object> item = Tree.object(merged.get(i));
      if (item.containsKey(mergeKey)) {
        places.putIfAbsent(ListItems.identity(item.get(mergeKey)), i);
      }
    }
    for (@Nullable Object item : items) {
      StringMap<@Nullable Object> change = ListItems.keyed(item, mergeKey);
      Integer place = places.putIfAbsent(ListItems.identity(change.get(mergeKey)), merged.size());
      if (place == null) {
        merged.add(change);
      } else {
        merged.set(place, merge.merge(Tree.object(merged.get(place)), change, field.schema()));
      }
    }
    return merged;
  }

  /** Takes values out of a list of scalars. */
  List<@Nullable Object> delete(List<@Nullable Object> base, List<@Nullable Object> values) {
    boolean empty = base.isEmpty() && values.isEmpty();
    if (!field.merged() || empty || ListItems.areObjects(base, values)) {
      return merge(base, values);
    }
    Set<@Nullable Object> gone = new HashSet<>(values);
    return Tree.listOf(base.stream().filter(value -> !gone.contains(value)).toList());
  }

  /**
   * Checks that all items of a patch stand in the list that gives the order, and in that order.
   * Items that are to be deleted do not count, nor do others with a directive before the order's
   * end.
   */
  void checkOrder(List<@Nullable Object> patch, List<@Nullable Object> order) {
    if (order.isEmpty() || patch.isEmpty()) {
      return;
    }
    int next = 0;
    for (@Nullable Object item : patch) {
      if (!field.mergeKey().isEmpty() && Directive.isDeletion(ListItems.object(item))) {
        continue;
      }
      if (next < order.size() && Directive.isPresent(item)) {
        continue;
      }
      while (next < order.size() && !sameIdentity(item, order.get(next))) {
        next++;
      }
      if (next++ >= order.size()) {
        throw unmergeable(
            "The order in patch list:\n"
                + GoFormat.value(patch)
                + "\n doesn't match $setElementOrder list:\n"
                + GoFormat.value(order)
                + "\n");
      }
    }
  }

  private boolean sameIdentity(@Nullable Object item, @Nullable Object other) {
    String mergeKey = field.mergeKey();
    if (mergeKey.isEmpty()) {
      return Objects.equals(item, other);
    }
    StringMap<@Nullable Object> left = ListItems.object(item);
    StringMap<@Nullable Object> right = ListItems.object(other);
    return Objects.equals(
        ListItems.keyed(left, mergeKey).get(mergeKey),
        ListItems.keyed(right, mergeKey).get(mergeKey));
  }
}
