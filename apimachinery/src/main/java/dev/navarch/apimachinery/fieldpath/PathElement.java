package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.collect.Utf8Order;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * One step of a path: how a field or item is found in what encloses it.
 *
 * <p>The order is that of managed fields on the wire: fields, keys, values, indexes, and within a
 * kind by content. {@code toString} gives the form of messages, {@link #encode} the form of
 * FieldsV1.
 */
public sealed interface PathElement extends Comparable<PathElement> {

  /** A field of an object, or an entry of a map. */
  record Field(String name) implements PathElement {
    @Override
    public int hashCode() {
      return TreeHash.of(name);
    }

    @Override
    public String encode() {
      return "f:" + name;
    }

    @Override
    public String toString() {
      return "." + name;
    }
  }

  /** The item of a list that has these values in its key fields. */
  record Key(StringMap<@Nullable Object> fields) implements PathElement {
    public Key {
      fields = TreeOrder.canonicalMap(fields);
    }

    @Override
    public int hashCode() {
      return TreeHash.of(fields);
    }

    @Override
    public String encode() {
      return "k:" + json(fields);
    }

    @Override
    public String toString() {
      StringJoiner text = new StringJoiner(",", "[", "]");
      for (int i = 0; i < fields.size(); i++) {
        text.add(fields.keyAt(i) + "=" + GoText.inPath(fields.valueAt(i)));
      }
      return text.toString();
    }
  }

  /** The item of a list that is this value. */
  record Value(@Nullable Object value) implements PathElement {
    public Value {
      value = TreeOrder.canonical(value);
    }

    @Override
    public int hashCode() {
      return TreeHash.of(value);
    }

    @Override
    public String encode() {
      return "v:" + json(value);
    }

    @Override
    public String toString() {
      return "[=" + GoText.inPath(value) + "]";
    }
  }

  /** The item at a place in a list. */
  record Index(int index) implements PathElement {
    @Override
    public String encode() {
      return "i:" + index;
    }

    @Override
    public String toString() {
      return "[" + index + "]";
    }
  }

  /** The name of this step in FieldsV1, such as {@code f:spec} or {@code k:{"name":"app"}}. */
  String encode();

  /**
   * Reads a name of FieldsV1. Empty for a kind of step that is not known, which readers pass over.
   *
   * @throws DecodeException when the text is not such a name
   */
  static Optional<PathElement> parse(String text) {
    if (text.length() < 2) {
      throw new DecodeException("key must be 2 characters long: " + text);
    }
    if (text.charAt(1) != ':') {
      throw new DecodeException("missing colon: " + text);
    }
    String content = text.substring(2);
    return switch (text.charAt(0)) {
      case 'f' -> Optional.of(new Field(content));
      case 'k' -> Optional.of(new Key(keyFields(content)));
      case 'v' -> Optional.of(new Value(tree(content)));
      case 'i' -> Optional.of(new Index(number(content)));
      default -> Optional.empty();
    };
  }

  // Tests one by one, not a switch over types: sets of fields are compared while a server starts,
  // and the JVM takes milliseconds to link such a switch.
  @Override
  default int compareTo(PathElement other) {
    if (this instanceof Field a && other instanceof Field b) {
      return Utf8Order.compare(a.name, b.name);
    }
    if (this instanceof Key a && other instanceof Key b) {
      return TreeOrder.compareMaps(a.fields, b.fields);
    }
    if (this instanceof Value a && other instanceof Value b) {
      return TreeOrder.compare(a.value, b.value);
    }
    if (this instanceof Index a && other instanceof Index b) {
      return Integer.compare(a.index, b.index);
    }
    return Integer.compare(rank(this), rank(other));
  }

  private static int rank(PathElement element) {
    if (element instanceof Field) {
      return 0;
    }
    if (element instanceof Key) {
      return 1;
    }
    return element instanceof Value ? 2 : 3;
  }

  private static String json(@Nullable Object tree) {
    return new String(JsonTree.toBytes(tree), StandardCharsets.UTF_8);
  }

  private static @Nullable Object tree(String json) {
    return JsonTree.parse(json.getBytes(StandardCharsets.UTF_8));
  }

  private static StringMap<@Nullable Object> keyFields(String json) {
    StringMap<@Nullable Object> fields = Tree.asMap(tree(json));
    if (fields == null) {
      throw new DecodeException("a key must be an object: " + json);
    }
    return fields;
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new DecodeException("not an index: " + text, e);
    }
  }
}
