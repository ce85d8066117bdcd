package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unprocessable;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place in a document that a JSON pointer names: a key of an object or an index of an array,
 * which exist, while the key need not and the index may be off. Edits give the whole document anew.
 *
 * @param parent the place of the object or array itself; null for the document's root
 * @param container the object or array
 * @param key the last token of the pointer, unescaped
 */
record JsonPlace(@Nullable JsonPlace parent, Object container, String key) {

  /** Follows a pointer to the last object or array; null when there is none on the way. */
  static @Nullable JsonPlace find(@Nullable Object document, String pointer) {
    List<String> tokens = tokens(pointer);
    if (tokens.isEmpty()) {
      return null;
    }
    @Nullable JsonPlace place = null;
    @Nullable Object at = document;
    for (String token : tokens) {
      if (place != null) {
        at = place.valueIfAny();
      }
      if (at == null || !isContainer(at)) {
        return null;
      }
      place = new JsonPlace(place, at, token);
    }
    return place;
  }

  private static boolean isContainer(Object value) {
    JsonKind kind = JsonKind.of(value);
    return kind == JsonKind.OBJECT || kind == JsonKind.ARRAY;
  }

  /** What stands between the slashes; as in Kubernetes, what stands before the first is ignored. */
  private static List<String> tokens(String pointer) {
    List<String> tokens = new ArrayList<>();
    int slash = pointer.indexOf('/');
    while (slash >= 0) {
      int next = pointer.indexOf('/', slash + 1);
      String token = pointer.substring(slash + 1, next < 0 ? pointer.length() : next);
      tokens.add(token.replace("~1", "/").replace("~0", "~"));
      slash = next;
    }
    return tokens;
  }

  /** A token as it stands in a pointer. */
  static String escape(String token) {
    return token.replace("~", "~0").replace("/", "~1");
  }

  /** The value here; null also for a key that does not exist. */
  @Nullable Object value() {
    return isArray() ? array().get(index()) : object().get(key);
  }

  private @Nullable Object valueIfAny() {
    try {
      return value();
    } catch (PatchException e) {
      return null;
    }
  }

  /** The document with a value put at the key, or in place of the item. */
  Object put(@Nullable Object value) {
    if (!isArray()) {
      return rebuilt(object().with(key, value));
    }
    List<@Nullable Object> items = new ArrayList<>(array());
    items.set(index(), value);
    return rebuilt(Tree.listOf(items));
  }

  /** The document with a value put at the key, or inserted before the item. */
  Object add(@Nullable Object value) {
    if (!isArray()) {
      return rebuilt(object().with(key, value));
    }
    List<@Nullable Object> items = new ArrayList<>(array());
    items.add(key.equals("-") ? items.size() : insertionIndex(), value);
    return rebuilt(Tree.listOf(items));
  }

  /** The document without the member or item. */
  Object remove() {
    if (!isArray()) {
      if (!object().containsKey(key)) {
        throw unprocessable("Unable to remove nonexistent key: " + key + ": missing value");
      }
      return rebuilt(object().without(key));
    }
    List<@Nullable Object> items = new ArrayList<>(array());
    items.remove(index());
    return rebuilt(Tree.listOf(items));
  }

  private Object rebuilt(Object replacement) {
    return parent == null ? replacement : parent.put(replacement);
  }

  private boolean isArray() {
    return container instanceof List;
  }

  private StringMap<@Nullable Object> object() {
    return Tree.object(container);
  }

  private List<@Nullable Object> array() {
    return Tree.list(container);
  }

  /** The index of an item, counted from the end when negative. */
  private int index() {
    return within(number(key), array().size());
  }

  /** An index at which an item can be inserted: the end is one, and -1 means the end. */
  private int insertionIndex() {
    long index;
    try {
      index = number(key);
    } catch (PatchException e) {
      throw unprocessable("value was not a proper array index: '" + key + "': " + e.getMessage());
    }
    return within(index, array().size() + 1);
  }

  private static int within(long index, int size) {
    if (index < -size || index >= size) {
      throw unprocessable(
          "Unable to access invalid index: " + index + ": invalid index referenced");
    }
    return (int) (index < 0 ? index + size : index);
  }

  /** Reads a number as Go does: signs and leading zeros are fine. */
  private static long number(String text) {
    int digits = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    boolean valid = digits < text.length();
    for (int i = digits; i < text.length(); i++) {
      valid &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    if (!valid) {
      throw unprocessable("strconv.Atoi: parsing " + GoQuoting.quote(text) + ": invalid syntax");
    }
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw unprocessable(
          "strconv.Atoi: parsing " + GoQuoting.quote(text) + ": value out of range");
    }
  }
}
