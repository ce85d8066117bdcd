package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.value.Bytes;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decides what an unquoted text means: null, a truth value, a number or just text.
 *
 * <p>These are the rules of the YAML 1.1 library that Kubernetes uses, not those of either
 * specification: {@code y} and {@code off} are truth values, {@code 017} is fifteen and {@code 08}
 * eight, numbers in base 60 are texts, and a number too large for a float is a text.
 */
final class ScalarResolver {
  private static final String PREFIX = "tag:yaml.org,2002:";
  static final String MERGE = PREFIX + "merge";
  private static final String STR = PREFIX + "str";
  private static final String BINARY = PREFIX + "binary";

  private static final Pattern FLOAT =
      Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");

  private static final Map<String, @Nullable Object> WORDS = words();

  private ScalarResolver() {}

  private static Map<String, @Nullable Object> words() {
    Map<String, @Nullable Object> words = new HashMap<>();
    add(words, true, "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON");
    add(words, false, "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF");
    add(words, null, "", "~", "null", "Null", "NULL");
    add(words, Double.NaN, ".nan", ".NaN", ".NAN");
    add(words, Double.POSITIVE_INFINITY, ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF");
    add(words, Double.NEGATIVE_INFINITY, "-.inf", "-.Inf", "-.INF");
    return words;
  }

  private static void add(
      Map<String, @Nullable Object> words, @Nullable Object value, String... texts) {
    for (String text : texts) {
      words.put(text, value);
    }
  }

  /**
   * The value of an unquoted text without a tag: null, {@link Boolean}, {@link Long}, {@link
   * BigInteger} for whole numbers from 2^63 below 2^64, {@link Double}, or the text itself.
   */
  static @Nullable Object resolve(String text) {
    if (WORDS.containsKey(text)) {
      return WORDS.get(text);
    }
    char first = text.charAt(0);
    if (first == '.') {
      return orText(floating(text), text);
    }
    if (first != '+' && first != '-' && (first < '0' || first > '9')) {
      return text;
    }
    String digits = text.replace("_", "");
    Number number = YamlInteger.parse(digits);
    if (number == null) {
      number = floating(digits);
    }
    if (number == null) {
      number = YamlInteger.parseBinary(digits);
    }
    return orText(number, text);
  }

  private static Object orText(@Nullable Number number, String text) {
    return number == null ? text : number;
  }

  private static @Nullable Double floating(String text) {
    if (!FLOAT.matcher(text).matches()) {
      return null;
    }
    double value = Double.parseDouble(text);
    return Double.isInfinite(value) ? null : value;
  }

  /**
   * The value of a text with a tag. Tags that are not of YAML's own types leave it a text.
   *
   * @throws IllegalArgumentException when the text is not of the type that the tag names
   */
  static @Nullable Object resolve(String tag, String text) {
    if (tag.equals(BINARY)) {
      return binary(text);
    }
    if (!tag.startsWith(PREFIX) || tag.equals(STR)) {
      return text;
    }
    String wanted = tag.substring(PREFIX.length());
    return switch (wanted) {
      case "bool", "int", "float", "null", "timestamp" -> tagged(wanted, text);
      default -> text;
    };
  }

  private static @Nullable Object tagged(String wanted, String text) {
    @Nullable Object value = resolve(text);
    String found = typeOf(value);
    if (wanted.equals(found)) {
      return value;
    }
    if (wanted.equals("float") && value instanceof Long number) {
      return (double) number;
    }
    throw new IllegalArgumentException(
        "cannot decode !!" + found + " `" + text + "` as a !!" + wanted);
  }

  private static String typeOf(@Nullable Object value) {
    return switch (value) {
      case null -> "null";
      case Boolean truth -> "bool";
      case Double number -> "float";
      case Number number -> "int";
      case String text when YamlTimestamp.matches(text) -> "timestamp";
      default -> "str";
    };
  }

  private static String binary(String text) {
    try {
      return Bytes.fromBase64(text).utf8();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("!!binary value contains invalid base64 data", e);
    }
  }

  /** Whether a text, written without quotes, is read as that text by any reader of YAML 1.1. */
  static boolean staysText(String text) {
    return typeOf(resolve(text)).equals("str") && !YamlInteger.isBase60(text);
  }
}
