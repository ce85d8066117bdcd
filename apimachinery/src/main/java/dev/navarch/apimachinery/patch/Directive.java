package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members of a strategic merge patch that are not fields but instructions. */
final class Directive {
  /** Tells what to do with the object it stands in: {@link #DELETE} or {@link #REPLACE} it. */
  static final String PATCH = "$patch";

  static final String DELETE = "delete";
  static final String REPLACE = "replace";
  static final String MERGE = "merge";

  /** Names the keys that may stay. */
  static final String RETAIN_KEYS = "$retainKeys";

  private static final String SET_ELEMENT_ORDER = "$setElementOrder";
  private static final String DELETE_FROM_PRIMITIVE_LIST = "$deleteFromPrimitiveList";

  private Directive() {}

  /** The member that gives the order of a list. */
  static String setElementOrder(String list) {
    return SET_ELEMENT_ORDER + "/" + list;
  }

  static boolean isSetElementOrder(String key) {
    return key.startsWith(SET_ELEMENT_ORDER);
  }

  /** The list whose order a member gives. */
  static String orderedList(String key) {
    String list = target(key, SET_ELEMENT_ORDER);
    if (list == null) {
      throw badSetElementOrder();
    }
    return list;
  }

  static PatchException badSetElementOrder() {
    return PatchException.malformed("invalid patch format of setElementOrder list");
  }

  /** The member that holds the values to delete from a list. */
  static String deleteFromPrimitiveList(String list) {
    return DELETE_FROM_PRIMITIVE_LIST + "/" + list;
  }

  static boolean isDeleteFromPrimitiveList(String key) {
    return key.startsWith(DELETE_FROM_PRIMITIVE_LIST);
  }

  /** The list from which a member deletes values. */
  static String shortenedList(String key) {
    String list = target(key, DELETE_FROM_PRIMITIVE_LIST);
    if (list == null) {
      throw PatchException.malformed("invalid patch format of primitive list");
    }
    return list;
  }

  private static @Nullable String target(String key, String directive) {
    int slash = key.indexOf('/');
    return slash == directive.length() ? key.substring(slash + 1) : null;
  }

  static PatchException badRetainKeys() {
    return PatchException.malformed("invalid patch format of retainKeys");
  }

  static PatchException unknown(@Nullable Object directive, StringMap<@Nullable Object> patch) {
    return PatchException.unmergeable(
        "unknown patch type: " + GoFormat.text(directive) + " in map: " + GoFormat.value(patch));
  }

  static boolean isDeletion(@Nullable Object item) {
    return item instanceof Map<?, ?> object && DELETE.equals(object.get(PATCH));
  }

  static boolean isPresent(@Nullable Object value) {
    return value instanceof Map<?, ?> object && object.containsKey(PATCH);
  }

  /**
   * A patch's value as it is taken over where there is nothing to merge it with: objects in it that
   * carry {@link #PATCH} have nothing to act on and go. Must not be called on such an object
   * itself.
   */
  static @Nullable Object strip(@Nullable Object value) {
    return switch (JsonKind.of(value)) {
      case OBJECT -> {
        Map<String, @Nullable Object> kept = new HashMap<>();
        Tree.object(value)
            .forEach((key, member) -> {
              if (!isPresent(member)) {
                kept.put(key, strip(member));
              }
            });
        yield StringMap.copyOf(kept);
      }
      case ARRAY -> {
        List<@Nullable Object> kept = new ArrayList<>();
        for (@Nullable Object item : Tree.list(value)) {
          if (!isPresent(item)) {
            kept.add(strip(item));
          }
        }
        yield Tree.listOf(kept);
      }
      case STRING, INTEGER, FLOAT, BOOL, NULL -> value;
    };
  }
}
