package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unprocessable;

import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A place in a document that a JSON pointer names: a key of an object or an index of an array,
 * which exist, while the key need not and the index may be off. Edits change the document; after
 * one, places that were found before are not to be used.
 *
 * @param document what is edited
 * @param parent the place of the object or array itself; null for the document's root
 * @param container the object or array
 * @param key the last token of the pointer, unescaped
 */
record JsonPlace(JsonDocument document, @Nullable JsonPlace parent, Object container, String key) {

  /** Follows a pointer to the last object or array; null when there is none on the way. */
  static @Nullable JsonPlace find(JsonDocument document, String pointer) {
    List<String> tokens = tokens(pointer);
    if (tokens.isEmpty()) {
      return null;
    }
    Work.step(tokens.size());
    @Nullable JsonPlace place = null;
    @Nullable Object at = document.root();
    for (String token : tokens) {
      if (place != null) {
        at = place.valueIfAny();
      }
      if (at == null || !isContainer(at)) {
        return null;
      }
      place = new JsonPlace(document, place, at, token);
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

  /** Puts a value at the key, or in place of the item. */
  void put(@Nullable Object value) {
    if (isArray()) {
      int index = index();
      ownArray().set(index, value);
    } else {
      ownObject().put(key, value);
    }
  }

  /** Puts a value at the key, or inserts it before the item. */
  void add(@Nullable Object value) {
    if (!isArray()) {
      ownObject().put(key, value);
      return;
    }
    int size = array().size();
    int index = key.equals("-") ? size : insertionIndex();
    Work.step(1 + (size - index) / Tree.ITEMS_PER_UNIT);
    ownArray().add(index, value);
  }

  /** Takes the member or item away, and gives it. */
  @Nullable Object remove() {
    if (!isArray()) {
      if (!object().containsKey(key)) {
        throw unprocessable("Unable to remove nonexistent key: " + key + ": missing value");
      }
      return ownObject().remove(key);
    }
    int index = index();
    Work.step(1 + (array().size() - index) / Tree.ITEMS_PER_UNIT);
    return ownArray().remove(index);
  }

  /** The array, which may be changed, at its place in the document. */
  private List<@Nullable Object> ownArray() {
    List<@Nullable Object> own = JsonDocument.own(array());
    settle(own);
    return own;
  }

  /** The object, which may be changed, at its place in the document. */
  private Map<String, @Nullable Object> ownObject() {
    Map<String, @Nullable Object> own = JsonDocument.own(object());
    settle(own);
    return own;
  }

  private void settle(Object own) {
    if (own == container) {
      return;
    }
    if (parent == null) {
      document.replaceRoot(own);
    } else {
      parent.put(own);
    }
  }

  private boolean isArray() {
    return container instanceof List;
  }

  @SuppressWarnings("unchecked") // keys of a JSON object are texts
  private Map<String, @Nullable Object> object() {
    return (Map<String, @Nullable Object>) container;
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
