package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A set of fields, kept as a tree of path elements.
 *
 * <p>A field is in the set or not apart from the fields inside it: a set may hold {@code .spec}
 * without {@code .spec.replicas}, the other way round, or both. The object as a whole is never in a
 * set.
 */
public final class FieldSet implements Iterable<FieldPath> {
  /** The set of no fields. */
  public static final FieldSet EMPTY = new FieldSet(new Node[0]);

  /** In order of their elements, each at most once, none without any member. */
  private final Node[] nodes;

  /**
   * All that a set says below one element.
   *
   * @param member true when the field that the element leads to is in the set
   * @param children the fields inside that field
   */
  record Node(PathElement element, boolean member, FieldSet children) {
    boolean isEmpty() {
      return !member && children.isEmpty();
    }
  }

  /** Makes a node of two with the same element, of which one may be missing; null for none. */
  private interface Combiner {
    @Nullable Node combine(@Nullable Node left, @Nullable Node right);
  }

  private FieldSet(Node[] nodes) {
    this.nodes = nodes;
  }

  static FieldSet ofNodes(List<Node> sorted) {
    return sorted.isEmpty() ? EMPTY : new FieldSet(sorted.toArray(new Node[0]));
  }

  /** A set of paths. */
  public static FieldSet of(FieldPath... paths) {
    Builder builder = new Builder();
    for (FieldPath path : paths) {
      builder.add(path);
    }
    return builder.build();
  }

  /**
   * Reads FieldsV1. Steps of an unknown kind are passed over, with all below them.
   *
   * @throws dev.navarch.apimachinery.wire.DecodeException when the text is not of that form
   */
  public static FieldSet parse(byte[] fieldsV1) {
    return FieldSetJson.read(fieldsV1);
  }

  /**
   * Reads FieldsV1 from a tree.
   *
   * @throws dev.navarch.apimachinery.wire.DecodeException when the tree is not of that form
   */
  public static FieldSet ofTree(@Nullable Object fieldsV1) {
    return FieldSetJson.fromTree(fieldsV1);
  }

  /** Writes FieldsV1, in the order in which Kubernetes writes it. */
  public byte[] toJson() {
    return FieldSetJson.write(this);
  }

  /** FieldsV1 as a tree. */
  public Object toTree() {
    return FieldSetJson.toTree(this);
  }

  List<Node> nodes() {
    return Arrays.asList(nodes);
  }

  public boolean isEmpty() {
    return nodes.length == 0;
  }

  /** How many fields are in the set. */
  public int size() {
    int size = 0;
    for (Node node : nodes) {
      size += (node.member ? 1 : 0) + node.children.size();
    }
    return size;
  }

  /** True when the field that a path leads to is in the set. */
  public boolean has(FieldPath path) {
    FieldSet set = this;
    for (Iterator<PathElement> steps = path.elements().iterator(); steps.hasNext(); ) {
      Node node = set.find(steps.next());
      if (node == null) {
        return false;
      }
      if (!steps.hasNext()) {
        return node.member;
      }
      set = node.children;
    }
    return false;
  }

  /** True when the field that one step leads to is in the set. */
  public boolean has(PathElement element) {
    Node node = find(element);
    return node != null && node.member;
  }

  /** The fields inside the one that a step leads to, by their paths from there. */
  public FieldSet withPrefix(PathElement element) {
    Node node = find(element);
    return node == null ? EMPTY : node.children;
  }

  private @Nullable Node find(PathElement element) {
    int low = 0;
    int high = nodes.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = nodes[middle].element.compareTo(element);
      if (order == 0) {
        return nodes[middle];
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return null;
  }

  /** The fields that are in this set, in the other or in both. */
  public FieldSet union(FieldSet other) {
    if (isEmpty()) {
      return other;
    }
    if (other.isEmpty()) {
      return this;
    }
    return combine(
        other,
        (left, right) -> {
          if (left == null) {
            return right;
          }
          return right == null
              ? left
              : new Node(
                  left.element, left.member || right.member, left.children.union(right.children));
        });
  }

  /** The fields that are in both sets. */
  public FieldSet intersection(FieldSet other) {
    return combine(
        other,
        (left, right) ->
            left == null || right == null
                ? null
                : new Node(
                    left.element,
                    left.member && right.member,
                    left.children.intersection(right.children)));
  }

  /** The fields that are in this set and not in the other. */
  public FieldSet difference(FieldSet other) {
    if (other.isEmpty()) {
      return this;
    }
    return combine(
        other,
        (left, right) -> {
          if (left == null || right == null) {
            return left;
          }
          return new Node(
              left.element, left.member && !right.member, left.children.difference(right.children));
        });
  }

  /** The fields that are in this set, and neither in the other nor inside a field of the other. */
  public FieldSet recursiveDifference(FieldSet other) {
    if (other.isEmpty()) {
      return this;
    }
    return combine(
        other,
        (left, right) -> {
          if (left == null || right == null) {
            return left;
          }
          return right.member
              ? null
              : new Node(
                  left.element, left.member, left.children.recursiveDifference(right.children));
        });
  }

  /** The fields with no field of this set inside them. */
  public FieldSet leaves() {
    List<Node> result = new ArrayList<>(nodes.length);
    for (Node node : nodes) {
      result.add(
          new Node(node.element, node.member && node.children.isEmpty(), node.children.leaves()));
    }
    return ofNodes(result);
  }

  private FieldSet combine(FieldSet other, Combiner combiner) {
    Work.step(nodes.length + other.nodes.length);
    List<Node> result = new ArrayList<>(nodes.length + other.nodes.length);
    int l = 0;
    int r = 0;
    while (l < nodes.length || r < other.nodes.length) {
      int order = order(l, other, r);
      Node left = order <= 0 ? nodes[l++] : null;
      Node right = order >= 0 ? other.nodes[r++] : null;
      Node combined = combiner.combine(left, right);
      if (combined != null && !combined.isEmpty()) {
        result.add(combined);
      }
    }
    return ofNodes(result);
  }

  /** Which side comes next: negative for this one, positive for the other, 0 for both. */
  private int order(int left, FieldSet other, int right) {
    if (right == other.nodes.length) {
      return -1;
    }
    return left == nodes.length ? 1 : nodes[left].element.compareTo(other.nodes[right].element);
  }

  /** Goes through the fields: at each level first those of that level, then what is inside them. */
  @Override
  public Iterator<FieldPath> iterator() {
    return paths().iterator();
  }

  /** The fields in the order of the iterator. */
  public List<FieldPath> paths() {
    List<FieldPath> paths = new ArrayList<>();
    collect(FieldPath.ROOT, paths);
    return paths;
  }

  private void collect(FieldPath prefix, List<FieldPath> paths) {
    for (Node node : nodes) {
      if (node.member) {
        paths.add(prefix.child(node.element));
      }
    }
    for (Node node : nodes) {
      if (!node.children.isEmpty()) {
        node.children.collect(prefix.child(node.element), paths);
      }
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FieldSet set && Arrays.equals(nodes, set.nodes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(nodes);
  }

  /** One path on each line. */
  @Override
  public String toString() {
    return paths().stream().map(FieldPath::toString).collect(Collectors.joining("\n"));
  }

  /** Collects fields for a set. */
  public static final class Builder {
    /** The most children of a list that an insertion moves. */
    private static final int MOVED_CHILDREN = 256;

    /** The step that leads here; null at the root. */
    private final @Nullable PathElement element;

    private boolean member;

    /**
     * What is inside, in order; null until there is something. Fields mostly come in order, and are
     * few where they do not: an insertion in front of many makes {@link #tree} of the list.
     */
    private @Nullable ArrayList<Builder> children;

    /** What is inside by its step, instead of the list. */
    private @Nullable TreeMap<PathElement, Builder> tree;

    public Builder() {
      this(null);
    }

    private Builder(@Nullable PathElement element) {
      this.element = element;
    }

    /** Adds the field that a path leads to; the object itself cannot be added. */
    public Builder add(FieldPath path) {
      return add(path.elements());
    }

    Builder add(List<PathElement> path) {
      if (!path.isEmpty()) {
        Builder at = this;
        for (int i = 0; i < path.size(); i++) {
          at = at.child(path.get(i));
        }
        at.member = true;
      }
      return this;
    }

    /** The builder of what is inside the field that a step leads to. */
    Builder child(PathElement step) {
      if (tree != null) {
        return tree.computeIfAbsent(step, key -> new Builder(key));
      }
      if (children == null) {
        children = new ArrayList<>(4);
      }
      int low = 0;
      int high = children.size();
      int middle = high - 1;
      while (low < high) {
        Builder there = children.get(middle);
        int order = there.step().compareTo(step);
        if (order == 0) {
          return there;
        }
        if (order < 0) {
          low = middle + 1;
        } else {
          high = middle;
        }
        middle = (low + high) >>> 1;
      }
      Builder made = new Builder(step);
      if (children.size() - low > MOVED_CHILDREN) {
        tree = new TreeMap<>();
        for (Builder child : children) {
          tree.put(child.step(), child);
        }
        tree.put(step, made);
        children = null;
      } else {
        children.add(low, made);
      }
      return made;
    }

    private PathElement step() {
      return Objects.requireNonNull(element);
    }

    /** Adds the field that a step leads to. */
    void add(PathElement step) {
      child(step).member = true;
    }

    public FieldSet build() {
      Collection<Builder> inside = tree != null ? tree.values() : children;
      if (inside == null) {
        return EMPTY;
      }
      Work.step(inside.size());
      List<Node> nodes = new ArrayList<>(inside.size());
      for (Builder child : inside) {
        Node node = new Node(child.step(), child.member, child.build());
        if (!node.isEmpty()) {
          nodes.add(node);
        }
      }
      return ofNodes(nodes);
    }
  }
}
