package dev.navarch.apimachinery.json;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON values without a type: an object is a {@link StringMap}, an array a {@link List}, a number a
 * {@link Long} where it is whole and fits and a {@link Double} otherwise; then {@link String},
 * {@link Boolean} and null. Trees are immutable all the way down, so they are shared and never
 * copied.
 */
public final class JsonTree {
  private JsonTree() {}

  /** Reads a document. */
  public static @Nullable Object parse(byte[] json) {
    return JsonReader.<@Nullable Object>read(json, false, JsonReader::tree);
  }

  /** Writes a tree without white space, as Go would: keys in order, no line break at the end. */
  public static byte[] toBytes(@Nullable Object tree) {
    JsonWriter out = new JsonWriter();
    out.tree(tree);
    return out.toByteArray();
  }

  /**
   * Writes a tree over several lines, each level indented further, with a line break at the end.
   */
  public static byte[] toIndentedBytes(@Nullable Object tree, String indent) {
    return JsonText.indent(toBytes(tree), indent);
  }

  /** A list of values, which may be null; the array now belongs to the list. */
  public static List<@Nullable Object> listOf(@Nullable Object... items) {
    for (@Nullable Object item : items) {
      if (item == null) {
        return Collections.unmodifiableList(Arrays.asList(items));
      }
    }
    return List.of(items);
  }

  /**
   * Makes an immutable tree of maps, lists and scalars of any origin. Whole numbers become {@link
   * Long}, others {@link Double}.
   *
   * @throws IllegalArgumentException when something in it is no JSON value
   */
  public static @Nullable Object copyOf(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case String s -> s;
      case Boolean b -> b;
      case Long l -> l;
      case Double d -> d;
      case Integer i -> i.longValue();
      case Short s -> s.longValue();
      case Byte b -> b.longValue();
      case Float f -> f.doubleValue();
      case Map<?, ?> map -> {
        @Nullable Object[] flat = new @Nullable Object[map.size() * 2];
        int i = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          if (!(entry.getKey() instanceof String key)) {
            throw new IllegalArgumentException("a key is not a text: " + entry.getKey());
          }
          flat[i++] = key;
          flat[i++] = copyOf(entry.getValue());
        }
        yield StringMap.<@Nullable Object>ofFlat(flat);
      }
      case List<?> list -> {
        @Nullable Object[] items = new @Nullable Object[list.size()];
        int i = 0;
        for (@Nullable Object item : list) {
          items[i++] = copyOf(item);
        }
        yield listOf(items);
      }
      default -> throw new IllegalArgumentException("not a JSON value: " + value.getClass());
    };
  }
}
