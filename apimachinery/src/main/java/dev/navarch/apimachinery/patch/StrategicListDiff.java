package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.value.GoFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds what has to be said in a patch about a merged list. Items are matched by the text of their
 * key, in the order of these texts.
 */
final class StrategicListDiff {
  private final StrategicDiff diff;
  private final PatchField field;

  StrategicListDiff(StrategicDiff diff, PatchField field) {
    this.diff = diff;
    this.field = field;
  }

  /**
   * What a patch says about a list; each part may be empty.
   *
   * @param items the items to add, to merge and to delete
   * @param deleted the scalars to delete
   * @param order the items of the list in their order, by key or value
   */
  record ListPatch(
      List<@Nullable Object> items, List<@Nullable Object> deleted, List<@Nullable Object> order) {

    void putInto(Map<String, @Nullable Object> patch, String name) {
      if (!items.isEmpty()) {
        patch.put(name, items);
      }
      if (!deleted.isEmpty()) {
        patch.put(Directive.deleteFromPrimitiveList(name), deleted);
      }
      if (!order.isEmpty()) {
        patch.put(Directive.setElementOrder(name), order);
      }
    }
  }

  ListPatch between(List<@Nullable Object> original, List<@Nullable Object> modified) {
    if (original.isEmpty()) {
      return new ListPatch(diff.changes() ? modified : List.of(), List.of(), List.of());
    }
    return ListItems.areObjects(original, modified)
        ? objects(original, modified)
        : scalars(original, modified);
  }

  private ListPatch objects(List<@Nullable Object> original, List<@Nullable Object> modified) {
    String mergeKey = field.mergeKey();
    original.forEach(item -> ListItems.keyed(item, mergeKey));
    modified.forEach(item -> ListItems.keyed(item, mergeKey));
    Function<@Nullable Object, String> text =
        item -> GoFormat.value(Tree.object(item).get(mergeKey));
    List<@Nullable Object> items = new ArrayList<>();
    List<@Nullable Object> deleted = new ArrayList<>();
    for (Pair pair : pairs(sorted(original, text), sorted(modified, text), text)) {
      if (pair.wanted == null) {
        deleted.add(
            StringMap.<@Nullable Object>of(mergeKey, Tree.object(pair.present).get(mergeKey))
                .with(Directive.PATCH, Directive.DELETE));
      } else if (pair.present == null) {
        items.add(pair.wanted);
      } else {
        StringMap<@Nullable Object> wanted = Tree.object(pair.wanted);
        StringMap<@Nullable Object> inner =
            diff.between(Tree.object(pair.present), wanted, field.schema(), field.retainsKeys());
        if (!inner.isEmpty()) {
          items.add(inner.with(mergeKey, wanted.get(mergeKey)));
        }
      }
    }
    items = new ElementOrder(mergeKey, true).sort(items, modified);
    items.addAll(deleted);
    boolean moved = diff.changes() && !keys(original).equals(keys(modified));
    boolean ordered = diff.orders() && (moved || !items.isEmpty());
    return new ListPatch(Tree.listOf(items), List.of(), ordered ? keys(modified) : List.of());
  }

  /** The items of a list, each with nothing but its key. */
  private List<@Nullable Object> keys(List<@Nullable Object> list) {
    List<@Nullable Object> keys = new ArrayList<>(list.size());
    for (@Nullable Object item : list) {
      keys.add(StringMap.of(field.mergeKey(), Tree.object(item).get(field.mergeKey())));
    }
    return Tree.listOf(keys);
  }

  private ListPatch scalars(List<@Nullable Object> original, List<@Nullable Object> modified) {
    List<@Nullable Object> sortedOriginal = sorted(original, GoFormat::value);
    List<@Nullable Object> sortedModified = sorted(modified, GoFormat::value);
    List<@Nullable Object> items = new ArrayList<>();
    Set<@Nullable Object> deleted = new LinkedHashSet<>();
    for (Pair pair : pairs(sortedOriginal, sortedModified, GoFormat::value)) {
      if (pair.wanted == null) {
        deleted.add(pair.present);
      } else if (pair.present == null) {
        items.add(pair.wanted);
      }
    }
    // Kubernetes compares with the original as it has sorted it, and so orders more than it has to.
    boolean moved = diff.changes() && !sortedOriginal.equals(modified);
    boolean ordered = diff.orders() && (moved || !deleted.isEmpty());
    return new ListPatch(
        Tree.listOf(new ElementOrder(field.mergeKey(), false).sort(items, modified)),
        Tree.listOf(deleted),
        ordered ? modified : List.of());
  }

  /** Sorts a list by the text of its items; of equal ones Kubernetes puts the last one first. */
  private static List<@Nullable Object> sorted(
      List<@Nullable Object> list, Function<@Nullable Object, String> text) {
    List<@Nullable Object> sorted = new ArrayList<>(list);
    Collections.reverse(sorted);
    sorted.sort(Comparator.comparing(text, Utf8Order.COMPARATOR));
    return sorted;
  }

  /** An item in both lists or, where the other side is null, in one of them. */
  private record Pair(@Nullable Object present, @Nullable Object wanted) {}

  /** Walks through two sorted lists side by side, and leaves out what the patch is not to show. */
  private List<Pair> pairs(
      List<@Nullable Object> original,
      List<@Nullable Object> modified,
      Function<@Nullable Object, String> text) {
    List<Pair> pairs = new ArrayList<>();
    int present = 0;
    int wanted = 0;
    while (present < original.size() || wanted < modified.size()) {
      int order;
      if (present == original.size()) {
        order = 1;
      } else if (wanted == modified.size()) {
        order = -1;
      } else {
        order =
            Utf8Order.compare(text.apply(original.get(present)), text.apply(modified.get(wanted)));
      }
      Pair pair =
          new Pair(
              order > 0 ? null : original.get(present++),
              order < 0 ? null : modified.get(wanted++));
      if (order == 0 || (order > 0 ? diff.changes() : diff.deletions())) {
        pairs.add(pair);
      }
    }
    return pairs;
  }
}
