package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sorted map from keys to values: a B+ tree that is changed by copying the nodes on
 * the way from the root to one leaf and sharing all others.
 *
 * <p>Why a tree of our own: every node knows how many entries lie below it, so counting a stretch
 * of keys costs as much as looking up two; leaves of up to {@value #WIDTH} entries make scans a
 * walk over arrays, and keep the share of memory that is not values small. No library has both.
 *
 * <p>Nodes are never wider than {@link #WIDTH}. They may become narrower without bound: a node that
 * shrank below {@link #NARROW} is joined with a neighbour if both fit into one, and is else left
 * alone. A node that is split because something was appended to it stays full, because what comes
 * next is likely to be appended too.
 */
public final class SortedTree<V> {
  static final int WIDTH = 32;
  static final int NARROW = WIDTH / 3;
  private static final int BULK_WIDTH = WIDTH - 4;

  private static final SortedTree<?> EMPTY =
      new SortedTree<>(new Leaf(new ByteString[0], new Object[0]));

  private final Node root;

  private SortedTree(Node root) {
    this.root = root;
  }

  @SuppressWarnings("unchecked") // it holds nothing of any type
  public static <V> SortedTree<V> empty() {
    return (SortedTree<V>) EMPTY;
  }

  /** Builds a tree from keys in ascending order, each once, and their values. */
  public static <V> SortedTree<V> ofSorted(List<ByteString> keys, List<V> values) {
    if (keys.isEmpty()) {
      return empty();
    }
    List<Node> level = new ArrayList<>(keys.size() / BULK_WIDTH + 1);
    List<ByteString> least = new ArrayList<>(level.size());
    for (int i = 0; i < keys.size(); i += BULK_WIDTH) {
      int end = Math.min(i + BULK_WIDTH, keys.size());
      level.add(
          new Leaf(
              keys.subList(i, end).toArray(new ByteString[0]), values.subList(i, end).toArray()));
      least.add(keys.get(i));
    }
    while (level.size() > 1) {
      List<Node> above = new ArrayList<>(level.size() / BULK_WIDTH + 1);
      List<ByteString> leastAbove = new ArrayList<>(above.size());
      for (int i = 0; i < level.size(); i += BULK_WIDTH) {
        int end = Math.min(i + BULK_WIDTH, level.size());
        above.add(
            new Inner(
                least.subList(i + 1, end).toArray(new ByteString[0]),
                level.subList(i, end).toArray(new Node[0])));
        leastAbove.add(least.get(i));
      }
      level = above;
      least = leastAbove;
    }
    return new SortedTree<>(level.get(0));
  }

  public int size() {
    return root.size();
  }

  @SuppressWarnings("unchecked")
  public @Nullable V get(ByteString key) {
    return (V) root.get(key);
  }

  public SortedTree<V> with(ByteString key, V value) {
    Node changed = root.with(key, value);
    return new SortedTree<>(changed.width() > WIDTH ? split(changed, key) : changed);
  }

  /** This tree itself if the key is not in it. */
  public SortedTree<V> without(ByteString key) {
    Node changed = root.without(key);
    if (changed == root) {
      return this;
    }
    while (changed instanceof Inner inner && inner.children.length == 1) {
      changed = inner.children[0];
    }
    return changed.width() == 0 ? empty() : new SortedTree<>(changed);
  }

  /** How many keys lie in the stretch. */
  public int count(KeySpan span) {
    if (span.isVoid()) {
      return 0;
    }
    int end = span.isUnbounded() ? root.size() : root.rank(span.end());
    return end - (span.start().isEmpty() ? 0 : root.rank(span.start()));
  }

  /** The first values of the stretch, in order, at most {@code limit}. */
  @SuppressWarnings("unchecked")
  public List<V> values(KeySpan span, int limit) {
    int size = Math.min(limit, count(span));
    if (size == 0) {
      return List.of();
    }
    Object[] found = new Object[size];
    root.fill(span.start(), found, 0);
    return (List<V>) List.of(found);
  }

  /** Calls for each entry, in order. */
  @SuppressWarnings("unchecked")
  public void forEach(BiConsumer<ByteString, ? super V> action) {
    root.forEach((BiConsumer<ByteString, Object>) (BiConsumer<?, ?>) action);
  }

  private static Inner split(Node node, ByteString added) {
    int at = node.splitPoint(added);
    return new Inner(
        new ByteString[] {node.separator(at)},
        new Node[] {node.slice(0, at), node.slice(at, node.width())});
  }

  private static <T> T[] insert(T[] array, int at, T item) {
    T[] longer = Arrays.copyOf(array, array.length + 1);
    System.arraycopy(array, at, longer, at + 1, array.length - at);
    longer[at] = item;
    return longer;
  }

  private static <T> T[] remove(T[] array, int at) {
    T[] shorter = Arrays.copyOf(array, array.length - 1);
    System.arraycopy(array, at + 1, shorter, at, shorter.length - at);
    return shorter;
  }

  private static <T> T[] replace(T[] array, int at, T item) {
    T[] copy = array.clone();
    copy[at] = item;
    return copy;
  }

  private static <T> T[] join(T[] left, T[] right) {
    T[] joined = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, joined, left.length, right.length);
    return joined;
  }

  private abstract static sealed class Node {
    /** Entries of a leaf, children of an inner node. */
    abstract int width();

    abstract int size();

    abstract @Nullable Object get(ByteString key);

    /** May be one wider than allowed; the caller splits it then. */
    abstract Node with(ByteString key, Object value);

    /** May be narrow, and even empty; this node itself if the key is not in it. */
    abstract Node without(ByteString key);

    /** How many keys are smaller. */
    abstract int rank(ByteString key);

    /** Copies values from the key on into the array, until it is full; tells where it stopped. */
    abstract int fill(ByteString from, Object[] into, int at);

    abstract void forEach(BiConsumer<ByteString, Object> action);

    abstract int splitPoint(ByteString added);

    /**
     * A key that is not smaller than any before {@code at} and not larger than any from there on.
     */
    abstract ByteString separator(int at);

    abstract Node slice(int from, int to);

    abstract Node joinedWith(ByteString separator, Node right);
  }

  private static final class Leaf extends Node {
    private final ByteString[] keys;
    private final Object[] values;

    Leaf(ByteString[] keys, Object[] values) {
      this.keys = keys;
      this.values = values;
    }

    @Override
    int width() {
      return keys.length;
    }

    @Override
    int size() {
      return keys.length;
    }

    @Override
    @Nullable Object get(ByteString key) {
      int i = Arrays.binarySearch(keys, key);
      return i < 0 ? null : values[i];
    }

    @Override
    Leaf with(ByteString key, Object value) {
      int i = Arrays.binarySearch(keys, key);
      return i >= 0
          ? new Leaf(keys, replace(values, i, value))
          : new Leaf(insert(keys, -i - 1, key), insert(values, -i - 1, value));
    }

    @Override
    Leaf without(ByteString key) {
      int i = Arrays.binarySearch(keys, key);
      return i < 0 ? this : new Leaf(remove(keys, i), remove(values, i));
    }

    @Override
    int rank(ByteString key) {
      int i = Arrays.binarySearch(keys, key);
      return i < 0 ? -i - 1 : i;
    }

    @Override
    int fill(ByteString from, Object[] into, int at) {
      int begin = at == 0 ? rank(from) : 0;
      int count = Math.min(keys.length - begin, into.length - at);
      System.arraycopy(values, begin, into, at, count);
      return at + count;
    }

    @Override
    void forEach(BiConsumer<ByteString, Object> action) {
      for (int i = 0; i < keys.length; i++) {
        action.accept(keys[i], values[i]);
      }
    }

    @Override
    int splitPoint(ByteString added) {
      return keys[keys.length - 1].equals(added) ? keys.length - 1 : keys.length / 2;
    }

    @Override
    ByteString separator(int at) {
      return keys[at];
    }

    @Override
    Leaf slice(int from, int to) {
      return new Leaf(Arrays.copyOfRange(keys, from, to), Arrays.copyOfRange(values, from, to));
    }

    @Override
    Leaf joinedWith(ByteString separator, Node right) {
      Leaf other = (Leaf) right;
      return new Leaf(join(keys, other.keys), join(values, other.values));
    }
  }

  /**
   * {@code separators[i]} is larger than all keys of child i and not larger than any of the next.
   */
  private static final class Inner extends Node {
    private final ByteString[] separators;
    private final Node[] children;
    private final int size;

    Inner(ByteString[] separators, Node[] children) {
      this.separators = separators;
      this.children = children;
      int sum = 0;
      for (Node child : children) {
        sum += child.size();
      }
      this.size = sum;
    }

    @Override
    int width() {
      return children.length;
    }

    @Override
    int size() {
      return size;
    }

    private int childOf(ByteString key) {
      int i = Arrays.binarySearch(separators, key);
      return i < 0 ? -i - 1 : i + 1;
    }

    @Override
    @Nullable Object get(ByteString key) {
      return children[childOf(key)].get(key);
    }

    @Override
    Inner with(ByteString key, Object value) {
      int i = childOf(key);
      Node child = children[i].with(key, value);
      if (child.width() <= WIDTH) {
        return new Inner(separators, replace(children, i, child));
      }
      Inner halves = split(child, key);
      return new Inner(
          insert(separators, i, halves.separators[0]),
          insert(replace(children, i, halves.children[0]), i + 1, halves.children[1]));
    }

    @Override
    Inner without(ByteString key) {
      int i = childOf(key);
      Node child = children[i].without(key);
      if (child == children[i]) {
        return this;
      }
      if (child.width() == 0) {
        return separators.length == 0
            ? new Inner(separators, remove(children, i))
            : new Inner(remove(separators, Math.max(0, i - 1)), remove(children, i));
      }
      if (child.width() < NARROW) {
        if (i > 0 && children[i - 1].width() + child.width() <= WIDTH) {
          return joined(i - 1, children[i - 1], child);
        }
        if (i < separators.length && children[i + 1].width() + child.width() <= WIDTH) {
          return joined(i, child, children[i + 1]);
        }
      }
      return new Inner(separators, replace(children, i, child));
    }

    /** With one node in place of the children at {@code at} and after it. */
    private Inner joined(int at, Node left, Node right) {
      Node one = left.joinedWith(separators[at], right);
      return new Inner(remove(separators, at), replace(remove(children, at), at, one));
    }

    @Override
    int rank(ByteString key) {
      int i = childOf(key);
      int before = 0;
      for (int j = 0; j < i; j++) {
        before += children[j].size();
      }
      return before + children[i].rank(key);
    }

    @Override
    int fill(ByteString from, Object[] into, int at) {
      int filled = at;
      for (int i = at == 0 ? childOf(from) : 0; i < children.length && filled < into.length; i++) {
        filled = children[i].fill(from, into, filled);
      }
      return filled;
    }

    @Override
    void forEach(BiConsumer<ByteString, Object> action) {
      for (Node child : children) {
        child.forEach(action);
      }
    }

    @Override
    int splitPoint(ByteString added) {
      return childOf(added) == children.length - 1 ? children.length - 2 : children.length / 2;
    }

    @Override
    ByteString separator(int at) {
      return separators[at - 1];
    }

    @Override
    Inner slice(int from, int to) {
      return new Inner(
          Arrays.copyOfRange(separators, from, to - 1), Arrays.copyOfRange(children, from, to));
    }

    @Override
    Inner joinedWith(ByteString separator, Node right) {
      Inner other = (Inner) right;
      return new Inner(
          join(insert(separators, separators.length, separator), other.separators),
          join(children, other.children));
    }
  }
}
