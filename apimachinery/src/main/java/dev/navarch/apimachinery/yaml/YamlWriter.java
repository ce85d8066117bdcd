package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.collect.Utf8Order;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON trees as YAML, in the layout of {@code kubectl get -o yaml} to the byte: keys in
 * {@link KeyOrder}, two spaces a level, lists at the column of their key, long texts folded, texts
 * quoted where another type would be read.
 */
public final class YamlWriter {
  private static final int STEP = 2;

  /** The longest key, in bytes, that is written without a question mark before it. */
  private static final int LONGEST_SIMPLE_KEY = 128;

  /**
   * A key that readers would take for an instruction. Differs from Kubernetes, which writes it
   * bare.
   */
  private static final String MERGE = "<<";

  private final YamlOutput out = new YamlOutput();

  /** The column of the innermost block; -1 outside all. */
  private int indent = -1;

  private YamlWriter() {}

  /**
   * Writes a document: maps, lists, texts, numbers, truth values and null.
   *
   * @throws IllegalArgumentException when something in it is no JSON value
   */
  public static byte[] write(@Nullable Object tree) {
    YamlWriter writer = new YamlWriter();
    writer.node(tree, false);
    writer.out.indent(0);
    return writer.out.toByteArray();
  }

  private void node(@Nullable Object value, boolean inMap) {
    if (value instanceof Map<?, ?> map) {
      map(map);
    } else if (value instanceof List<?> list) {
      list(list, inMap);
    } else {
      scalar(value);
    }
  }

  private void scalar(@Nullable Object value) {
    switch (value) {
      case null -> out.word("null");
      case String text -> text(text, indent < 0 ? STEP : indent + STEP);
      case Boolean truth -> out.word(truth.toString());
      case Long number -> out.word(number.toString());
      case Integer number -> out.word(number.toString());
      case Double number -> out.word(number(number));
      default -> throw new IllegalArgumentException("not a JSON value: " + value.getClass());
    }
  }

  private static String number(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw new IllegalArgumentException("json: unsupported value: " + value);
    }
    BigInteger whole = FloatText.whole(value);
    if (whole == null || whole.bitLength() > (whole.signum() < 0 ? 63 : 64)) {
      return FloatText.general(value);
    }
    return whole.toString();
  }

  private void list(List<?> list, boolean inMap) {
    if (list.isEmpty()) {
      out.word("[]");
      return;
    }
    int outer = indent;
    boolean atColumnOfKey = inMap && !out.isAtIndention();
    indent = outer < 0 ? 0 : atColumnOfKey ? outer : outer + STEP;
    for (@Nullable Object item : list) {
      out.indent(indent);
      out.opener('-');
      node(item, false);
    }
    indent = outer;
  }

  private void map(Map<?, ?> map) {
    if (map.isEmpty()) {
      out.word("{}");
      return;
    }
    int outer = indent;
    indent = outer < 0 ? 0 : outer + STEP;
    for (String key : sortedKeys(map)) {
      out.indent(indent);
      key(key);
      node(map.get(key), true);
    }
    indent = outer;
  }

  private static String[] sortedKeys(Map<?, ?> map) {
    String[] keys = new String[map.size()];
    int count = 0;
    for (@Nullable Object key : map.keySet()) {
      if (!(key instanceof String text)) {
        throw new IllegalArgumentException("a key is not a text: " + key);
      }
      keys[count++] = text;
    }
    Arrays.sort(keys, Utf8Order.COMPARATOR); // so that the order of the map does not shine through
    KeyOrder.sort(keys);
    return keys;
  }

  private void key(String raw) {
    String key = wellFormed(raw);
    boolean isSimple =
        key.chars().noneMatch(ScalarStyle::isBreak)
            && key.getBytes(StandardCharsets.UTF_8).length <= LONGEST_SIMPLE_KEY;
    if (key.equals(MERGE)) {
      out.singleQuoted(key, -1);
      out.colon();
    } else if (isSimple) {
      text(key, -1);
      out.colon();
    } else {
      out.opener('?');
      text(key, indent + STEP);
      out.indent(indent);
      out.opener(':');
    }
  }

  private void text(String raw, int indentOfLines) {
    String text = wellFormed(raw);
    switch (ScalarStyle.of(text)) {
      case PLAIN -> out.plain(text, indentOfLines);
      case SINGLE_QUOTED -> out.singleQuoted(text, indentOfLines);
      case DOUBLE_QUOTED -> out.doubleQuoted(text, indentOfLines);
      case LITERAL -> out.literal(text, indentOfLines);
    }
  }

  /** Half of a surrogate pair is no character, and becomes U+FFFD as it would in JSON. */
  private static String wellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return text.codePoints()
            .map(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? 0xFFFD : c)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
      }
    }
    return text;
  }
}
