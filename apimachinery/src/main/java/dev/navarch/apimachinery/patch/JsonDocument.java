package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A document that is edited many times. It begins as an immutable tree. The first edit of an object
 * or array replaces it, and those around it, with a mutable copy; later edits change the copy. So
 * an edit costs what the edit of a list or map costs, and not a copy of it.
 *
 * <p>A mutable object or array is in one place of the document only: {@link #frozen} makes an
 * immutable tree of whatever is to be kept elsewhere. Belongs to one thread.
 */
final class JsonDocument {
  private @Nullable Object root;

  /** An array that this document may change. */
  private static final class OwnList extends ArrayList<@Nullable Object> {
    private static final long serialVersionUID = 1;

    OwnList(List<? extends @Nullable Object> items) {
      super(items);
    }
  }

  /** An object that this document may change. */
  private static final class OwnMap extends HashMap<String, @Nullable Object> {
    private static final long serialVersionUID = 1;

    OwnMap(Map<String, ? extends @Nullable Object> members) {
      super(members);
    }
  }

  JsonDocument(@Nullable Object root) {
    this.root = root;
  }

  /** The value of the document, which may be mutable. */
  @Nullable Object root() {
    return root;
  }

  void replaceRoot(@Nullable Object value) {
    root = value;
  }

  /** An array that may be changed: the given one if it is, else a copy of it. */
  static List<@Nullable Object> own(List<? extends @Nullable Object> array) {
    if (array instanceof OwnList own) {
      return own;
    }
    Work.step(array.size() / Tree.ITEMS_PER_UNIT);
    return new OwnList(array);
  }

  /** An object that may be changed: the given one if it is, else a copy of it. */
  static Map<String, @Nullable Object> own(Map<String, ? extends @Nullable Object> object) {
    if (object instanceof OwnMap own) {
      return own;
    }
    Work.step(object.size());
    return new OwnMap(object);
  }

  /** The value as an immutable tree; the value itself if it is one. */
  static @Nullable Object frozen(@Nullable Object value) {
    if (value instanceof OwnList list) {
      Work.step(list.size() / Tree.ITEMS_PER_UNIT);
      List<@Nullable Object> items = new ArrayList<>(list.size());
      for (@Nullable Object item : list) {
        items.add(frozen(item));
      }
      return Tree.listOf(items);
    }
    if (value instanceof OwnMap map) {
      Work.step(map.size());
      Map<String, @Nullable Object> members = new HashMap<>(map);
      members.replaceAll((key, member) -> frozen(member));
      return StringMap.copyOf(members);
    }
    return value;
  }
}
