package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unmergeable;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Puts a merged list in order.
 *
 * <p>The items that the patch speaks of come in the patch's order, all others in the order of the
 * list on the server. The two rows keep their order and are laced into one: an item of the server
 * goes before the next item of the patch when it did so on the server too; in doubt the patch's
 * item goes first. That is why new items end up in front.
 */
final class ElementOrder {
  private static final int UNITS_PER_ITEM = 16;

  private final String mergeKey;
  private final boolean objects;

  /** Orders objects by a key or scalars by themselves; {@code objects} says what the items are. */
  ElementOrder(String mergeKey, boolean objects) {
    this.mergeKey = mergeKey;
    this.objects = objects;
  }

  /** Orders the items of a merged list by those of a patch and those on the server. */
  List<@Nullable Object> arrange(
      List<@Nullable Object> merged,
      List<@Nullable Object> patchOrder,
      List<@Nullable Object> serverOrder) {
    Predicate<@Nullable Object> patched = membership(patchOrder);
    List<@Nullable Object> ofPatch = new ArrayList<>();
    List<@Nullable Object> ofServer = new ArrayList<>();
    for (@Nullable Object item : merged) {
      (patched.test(item) ? ofPatch : ofServer).add(item);
    }
    List<@Nullable Object> sortedPatch = sort(ofPatch, patchOrder);
    List<@Nullable Object> sortedServer = sort(ofServer, serverOrder);
    return lace(sortedServer, sortedPatch, ranks(serverOrder));
  }

  private Predicate<@Nullable Object> membership(List<@Nullable Object> order) {
    if (mergeKey.isEmpty()) {
      return new HashSet<>(order)::contains;
    }
    Set<@Nullable Object> keys = new HashSet<>();
    int objectsInOrder = 0;
    while (objectsInOrder < order.size()
        && JsonKind.of(order.get(objectsInOrder)) == JsonKind.OBJECT) {
      StringMap<@Nullable Object> item = Tree.object(order.get(objectsInOrder++));
      if (item.containsKey(mergeKey)) {
        keys.add(ListItems.identity(item.get(mergeKey)));
      }
    }
    int seen = objectsInOrder;
    return item -> {
      boolean member =
          keys.contains(ListItems.identity(ListItems.keyed(item, mergeKey).get(mergeKey)));
      if (!member && seen < order.size()) {
        throw unmergeable("value for key " + seen + " is not a map");
      }
      return member;
    };
  }

  /** Sorts items as they stand in another list; those that are to be deleted go to the end. */
  List<@Nullable Object> sort(List<@Nullable Object> items, List<@Nullable Object> order) {
    List<@Nullable Object> sorted = new ArrayList<>();
    List<@Nullable Object> deletions = new ArrayList<>();
    if (objects) {
      items.forEach(item -> ListItems.keyed(item, mergeKey));
      order.forEach(item -> ListItems.keyed(item, mergeKey));
    }
    for (@Nullable Object item : items) {
      (objects && Directive.isDeletion(item) ? deletions : sorted).add(item);
    }
    List<@Nullable Object> result = insertionSorted(sorted, ranks(order));
    result.addAll(deletions);
    return result;
  }

  /**
   * Kubernetes calls any two items sorted the wrong way round when one of them is unknown. What
   * that gives depends on the algorithm; this is the result of the insertion sort that Go uses for
   * short lists. There an unknown item moves to the front, and a known one moves left past unknown
   * ones until it meets a known one that does not come after it. A chain of items finds these
   * places without moving any.
   */
  private List<@Nullable Object> insertionSorted(
      List<@Nullable Object> items, Map<@Nullable Object, Integer> ranks) {
    Link head = new Link(null);
    TreeMap<Integer, Link> lastOfRank = new TreeMap<>();
    for (@Nullable Object item : items) {
      Link link = new Link(item);
      Integer rank = ranks.get(identity(item));
      Map.Entry<Integer, Link> before = rank == null ? null : lastOfRank.floorEntry(rank);
      (before == null ? head : before.getValue()).insertNext(link);
      if (rank != null) {
        lastOfRank.put(rank, link);
      }
    }
    List<@Nullable Object> sorted = new ArrayList<>(items.size());
    for (Link link = head.next; link != null; link = link.next) {
      sorted.add(link.item);
    }
    return sorted;
  }

  private static final class Link {
    private final @Nullable Object item;
    private @Nullable Link next;

    Link(@Nullable Object item) {
      this.item = item;
    }

    void insertNext(Link link) {
      link.next = next;
      next = link;
    }
  }

  private List<@Nullable Object> lace(
      List<@Nullable Object> ofServer,
      List<@Nullable Object> ofPatch,
      Map<@Nullable Object, Integer> ranks) {
    List<@Nullable Object> laced = new ArrayList<>();
    int server = 0;
    for (@Nullable Object item : ofPatch) {
      while (server < ofServer.size() && goesBefore(ofServer.get(server), item, ranks)) {
        laced.add(ofServer.get(server++));
      }
      laced.add(item);
    }
    laced.addAll(ofServer.subList(server, ofServer.size()));
    return Tree.listOf(laced);
  }

  private boolean goesBefore(
      @Nullable Object item, @Nullable Object other, Map<@Nullable Object, Integer> ranks) {
    Integer rank = ranks.get(identity(item));
    Integer otherRank = ranks.get(identity(other));
    return rank != null && otherRank != null && rank < otherRank;
  }

  private Map<@Nullable Object, Integer> ranks(List<@Nullable Object> order) {
    Work.step(order.size() * UNITS_PER_ITEM);
    Map<@Nullable Object, Integer> ranks = new HashMap<>();
    for (@Nullable Object item : order) {
      ranks.putIfAbsent(identity(item), ranks.size());
    }
    return ranks;
  }

  private @Nullable Object identity(@Nullable Object item) {
    return ListItems.identity(objects ? Tree.object(item).get(mergeKey) : item);
  }
}
