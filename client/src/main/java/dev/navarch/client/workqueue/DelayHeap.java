package dev.navarch.client.workqueue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Items and when they are due, the next one on top. A binary heap whose nodes know their places, so
 * that an item is brought forward without a search. Belongs to one thread, or to a lock.
 */
final class DelayHeap<T> {
  private static final class Node<T> {
    final T item;
    long due;
    long number;
    int place;

    Node(T item) {
      this.item = item;
    }

    /** Moments wrap around, so that they are compared by their difference. */
    boolean before(Node<T> other) {
      long difference = due - other.due;
      return difference < 0 || (difference == 0 && number < other.number);
    }
  }

  private final List<Node<T>> nodes = new ArrayList<>();
  private final Map<T, Node<T>> byItem = new HashMap<>();
  private long numbers;

  int size() {
    return nodes.size();
  }

  boolean isEmpty() {
    return nodes.isEmpty();
  }

  void clear() {
    nodes.clear();
    byItem.clear();
  }

  /** When the next item is due; the heap must not be empty. */
  long nextDue() {
    return nodes.get(0).due;
  }

  /** Puts an item in. One that is there already is due at the earlier of both times. */
  void put(T item, long due) {
    Node<T> node = byItem.get(item);
    if (node == null) {
      node = new Node<>(item);
      byItem.put(item, node);
      node.place = nodes.size();
      nodes.add(node);
    } else if (due - node.due >= 0) {
      return;
    }
    node.due = due;
    node.number = numbers++;
    up(node);
  }

  /** Takes the next item out; the heap must not be empty. */
  T remove() {
    Node<T> top = nodes.get(0);
    byItem.remove(top.item);
    Node<T> last = nodes.remove(nodes.size() - 1);
    if (last != top) {
      set(0, last);
      down(last);
    }
    return top.item;
  }

  private void up(Node<T> node) {
    while (node.place > 0) {
      Node<T> parent = nodes.get((node.place - 1) / 2);
      if (!node.before(parent)) {
        return;
      }
      swap(node, parent);
    }
  }

  private void down(Node<T> node) {
    while (2 * node.place + 1 < nodes.size()) {
      Node<T> child = nodes.get(2 * node.place + 1);
      if (2 * node.place + 2 < nodes.size()) {
        Node<T> right = nodes.get(2 * node.place + 2);
        child = right.before(child) ? right : child;
      }
      if (!child.before(node)) {
        return;
      }
      swap(child, node);
    }
  }

  private void swap(Node<T> one, Node<T> other) {
    int place = one.place;
    set(other.place, one);
    set(place, other);
  }

  private void set(int place, Node<T> node) {
    nodes.set(place, node);
    node.place = place;
  }
}
