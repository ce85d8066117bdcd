package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kinds of node in a JSON tree, and what stands for a node that is not there. */
final class Tree {
  /** Stands for no node at all, which is not the same as null. Never part of a tree. */
  static final Object ABSENT = new Object();

  private Tree() {}

  /** The node as an object, or null when it is something else. */
  @SuppressWarnings("unchecked") // an unmodifiable map may be read as one of a wider type
  static @Nullable StringMap<@Nullable Object> asMap(@Nullable Object node) {
    return node instanceof StringMap<?> map ? (StringMap<@Nullable Object>) map : null;
  }

  /** The node as an array, or null when it is something else. */
  @SuppressWarnings("unchecked") // an unmodifiable list may be read as one of a wider type
  static @Nullable List<@Nullable Object> asList(@Nullable Object node) {
    return node instanceof List<?> list ? (List<@Nullable Object>) list : null;
  }

  static boolean isAbsent(@Nullable Object node) {
    return isSame(node, ABSENT);
  }

  /**
   * True when two nodes are the same instance, and so equal. Trees share what does not differ,
   * which makes this a cheap answer where it is yes; no tells nothing.
   */
  @SuppressWarnings("ReferenceEquality") // the point of the method
  static boolean isSame(@Nullable Object a, @Nullable Object b) {
    return a == b;
  }

  static boolean isEmptyMap(@Nullable Object node) {
    return node instanceof StringMap<?> map && map.isEmpty();
  }

  /** An immutable list of items; the argument belongs to it from now on. */
  static List<@Nullable Object> listOf(List<@Nullable Object> items) {
    return Collections.unmodifiableList(items);
  }

  /** An object of keys and values that alternate in a list, keys in order. */
  static StringMap<@Nullable Object> mapOf(List<@Nullable Object> flat) {
    return StringMap.<@Nullable Object>ofFlat(flat.toArray());
  }
}
