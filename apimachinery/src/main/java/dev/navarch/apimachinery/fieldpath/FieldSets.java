package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sets that follow from trees and from their types. */
public final class FieldSets {
  private static final int UNITS_PER_ENTRY = 4;

  private FieldSets() {}

  /** The fields that an object of a shape sets. */
  public static FieldSet of(@Nullable Object tree, ObjectDescriptor descriptor) {
    return of(tree, TreeType.of(descriptor));
  }

  /**
   * The fields that a tree sets: every value that is one piece, every item of a set or of a list
   * with keys, every entry of a map, and objects that are empty or null.
   *
   * @throws SchemaException when an item of a list cannot be told from others
   */
  public static FieldSet of(@Nullable Object tree, TreeType type) {
    FieldSet.Builder builder = new FieldSet.Builder();
    TreeType resolved = FreeType.resolve(type, tree);
    if (!resolved.isOnePiece()) {
      addInside(tree, resolved, builder);
    }
    return builder.build();
  }

  /** Adds what is inside a node that is not one piece. */
  private static void addInside(@Nullable Object node, TreeType type, FieldSet.Builder builder) {
    StringMap<@Nullable Object> entries = Tree.asMap(node);
    List<@Nullable Object> items = Tree.asList(node);
    if (type instanceof MapLike map && entries != null) {
      addEntries(entries, map, builder);
    } else if (type instanceof ListType list && items != null) {
      addItems(items, list, builder);
    }
  }

  private static void addEntries(
      StringMap<@Nullable Object> entries, MapLike type, FieldSet.Builder builder) {
    Work.step(entries.size() * UNITS_PER_ENTRY);
    for (int i = 0; i < entries.size(); i++) {
      String name = entries.keyAt(i);
      @Nullable Object value = entries.valueAt(i);
      PathElement element = new PathElement.Field(name);
      boolean piece = add(element, value, type.entry(name), builder);
      if (piece || value == null || Tree.isEmptyMap(value) || !type.names(name)) {
        builder.add(element);
      }
    }
  }

  /** Items that occur more than once are in the set, but what is inside them is not. */
  private static void addItems(
      List<@Nullable Object> items, ListType type, FieldSet.Builder builder) {
    List<PathElement> elements = ItemKeys.all(type, items);
    Set<PathElement> seen = new HashSet<>();
    Set<PathElement> repeated = new HashSet<>();
    for (PathElement element : elements) {
      if (!seen.add(element)) {
        repeated.add(element);
      }
    }
    for (int i = 0; i < elements.size(); i++) {
      PathElement element = elements.get(i);
      if (!repeated.contains(element)) {
        add(element, items.get(i), type.element(), builder);
      }
      builder.add(element);
    }
  }

  /** Adds what is inside a node; true when it is one piece and so has nothing inside it. */
  private static boolean add(
      PathElement element,
      @Nullable Object node,
      @Nullable TreeType type,
      FieldSet.Builder builder) {
    TreeType resolved = FreeType.resolve(type == null ? FreeType.ATOMIC : type, node);
    if (resolved.isOnePiece()) {
      return true;
    }
    addInside(node, resolved, builder.child(element));
    return false;
  }

  /**
   * The set with every field added that a descriptor names and that has fields of the set inside
   * it, so that an object in which nothing is left can go as a whole.
   */
  public static FieldSet withNamedFields(FieldSet set, TreeType type) {
    List<FieldSet.Node> nodes = new ArrayList<>(set.nodes().size());
    for (FieldSet.Node node : set.nodes()) {
      boolean named =
          !node.children().isEmpty()
              && type instanceof MapLike map
              && node.element() instanceof PathElement.Field field
              && map.names(field.name());
      TreeType inside = type.inside(node.element());
      nodes.add(
          new FieldSet.Node(
              node.element(),
              node.member() || named,
              inside == null ? node.children() : withNamedFields(node.children(), inside)));
    }
    return FieldSet.ofNodes(nodes);
  }

  /**
   * Brings a set that was recorded under an older schema up to the one of today: where a node has
   * become one piece, an owner of something inside it now owns all of it.
   */
  public static FieldSet reconcile(FieldSet set, TreeType type) {
    List<FieldSet.Node> nodes = new ArrayList<>(set.nodes().size());
    boolean changed = false;
    for (FieldSet.Node node : set.nodes()) {
      FieldSet.Node reconciled = reconcile(node, type.inside(node.element()));
      changed |= !Tree.isSame(reconciled, node);
      nodes.add(reconciled);
    }
    return changed ? FieldSet.ofNodes(nodes) : set;
  }

  private static FieldSet.Node reconcile(FieldSet.Node node, @Nullable TreeType type) {
    if (type == null || node.children().isEmpty() || isUntouched(type)) {
      return node;
    }
    if (type.isOnePiece()) {
      return new FieldSet.Node(node.element(), true, FieldSet.EMPTY);
    }
    FieldSet children = reconcile(node.children(), type);
    return Tree.isSame(children, node.children())
        ? node
        : new FieldSet.Node(node.element(), node.member(), children);
  }

  /** Sets do not change below scalars, which have nothing inside, and below deduced values. */
  private static boolean isUntouched(TreeType type) {
    return type instanceof ScalarType || type == FreeType.GRANULAR;
  }
}
