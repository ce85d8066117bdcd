package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.wire.DecodeException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads YAML as Kubernetes does, which turns it into JSON first: scalars by the rules of YAML 1.1,
 * keys of other types as texts, aliases and merges written out.
 *
 * <p>Like Kubernetes' reader it takes the first document of a text and does not look at what
 * follows; {@link YamlDocuments} splits a text of several. A text without a document reads as null.
 *
 * <p>Differs from Kubernetes: the parser beneath knows the grammar of YAML 1.2. U+0085, U+2028 and
 * U+2029 do not end lines, a tab may follow a dash, {@code \/} and surrogate pairs are known
 * escapes in double quotes, and {@code \'}, {@code \L} and {@code \P} are not. Line numbers in
 * messages are those of an editor.
 *
 * <p>Every failure is a {@link DecodeException} that names the line. Hostile input costs bounded
 * time and memory: size, depth and the growth by aliases are limited.
 */
public final class YamlReader {
  /** How many bytes a document may have. */
  public static final int MAX_SIZE = 64 << 20;

  /** How deep a document may nest, aliases written out. */
  public static final int MAX_DEPTH = JsonReader.MAX_DEPTH;

  private YamlReader() {}

  /**
   * Reads a document as a JSON tree. Of equal keys the last one wins. Numbers are what a reader of
   * the JSON form would see: {@link Long} where whole and in range, {@link Double} otherwise.
   */
  public static @Nullable Object parse(byte[] yaml) {
    return parse(yaml, 1);
  }

  /** Reads a document as a JSON tree. */
  public static @Nullable Object parse(String yaml) {
    return decode(yaml, false, false, 1);
  }

  static @Nullable Object parse(byte[] yaml, int firstLine) {
    return decode(YamlText.decode(yaml, firstLine), false, false, firstLine);
  }

  /**
   * Turns a document into JSON. A strict reader refuses keys that are set twice and names all of
   * them, in Kubernetes' words; for a lenient one the last wins.
   */
  public static byte[] toJson(byte[] yaml, boolean strict) {
    return toJson(yaml, strict, 1);
  }

  static byte[] toJson(byte[] yaml, boolean strict, int firstLine) {
    JsonWriter out = new JsonWriter();
    write(out, decode(YamlText.decode(yaml, firstLine), strict, true, firstLine));
    return out.toByteArray();
  }

  private static @Nullable Object decode(
      String text, boolean strict, boolean keepUnsigned, int firstLine) {
    if (text.length() > MAX_SIZE) {
      throw YamlText.tooLarge(firstLine);
    }
    YamlNode root = YamlComposer.compose(text, firstLine);
    if (root == null) {
      return null;
    }
    try {
      return new YamlNodeDecoder(strict, keepUnsigned).decode(root);
    } catch (
        StackOverflowError
            e) { // less deep than allowed, but too deep for a thread with a small stack
      throw YamlComposer.tooDeep(root.line());
    }
  }

  /** Writes a tree that may also hold whole numbers above the range of a long. */
  private static void write(JsonWriter out, @Nullable Object value) {
    switch (value) {
      case BigInteger number ->
          out.raw(Bytes.wrap(number.toString().getBytes(StandardCharsets.US_ASCII)));
      case List<?> list -> {
        out.beginArray();
        for (@Nullable Object item : list) {
          write(out, item);
        }
        out.endArray();
      }
      case Map<?, ?> map -> {
        out.beginObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          out.key((String) entry.getKey());
          write(out, entry.getValue());
        }
        out.endObject();
      }
      case null, default -> out.tree(value);
    }
  }
}
