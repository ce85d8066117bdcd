package dev.navarch.apiextensions.cel.eval;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Fills the places of a template: {@code %s}, {@code %d}, {@code %f}, {@code %e}, {@code %b},
 * {@code %x}, {@code %X}, {@code %o} and {@code %%}, the decimals after a point.
 */
final class TextFormat {
  private static final int MAX_PRECISION = 100;

  private TextFormat() {}

  static Object apply(String template, ListValue args) {
    StringBuilder out = new StringBuilder();
    int used = 0;
    int at = 0;
    while (at < template.length()) {
      char c = template.charAt(at++);
      if (c != '%') {
        out.append(c);
        continue;
      }
      if (at < template.length() && template.charAt(at) == '%') {
        out.append('%');
        at++;
        continue;
      }
      int precision = 6;
      if (at < template.length() && template.charAt(at) == '.') {
        int digits = ++at;
        while (at < template.length() && Character.isDigit(template.charAt(at))) {
          at++;
        }
        precision = precision(template.substring(digits, at));
      }
      if (precision < 0) {
        return new EvalError(
            "could not parse formatting clause: precision must be at most " + MAX_PRECISION);
      }
      if (at >= template.length()) {
        return new EvalError("unexpected end of format string");
      }
      char clause = template.charAt(at++);
      if (used >= args.size()) {
        return new EvalError("index " + used + " out of range");
      }
      Object filled = fill(clause, precision, args.get(used++));
      if (filled instanceof EvalError) {
        return filled;
      }
      out.append(filled);
    }
    return out.toString();
  }

  private static int precision(String digits) {
    if (digits.isEmpty() || digits.length() > 3) {
      return digits.isEmpty() ? 0 : -1;
    }
    int precision = Integer.parseInt(digits);
    return precision > MAX_PRECISION ? -1 : precision;
  }

  private static Object fill(char clause, int precision, Object value) {
    if (value instanceof EvalError) {
      return value;
    }
    return switch (clause) {
      case 's' -> text(value);
      case 'd' ->
          value instanceof Double
              ? wrong("decimal clause can only be used on integers", value)
              : whole(value, 10);
      case 'b' -> value instanceof Boolean flag ? (flag ? "1" : "0") : whole(value, 2);
      case 'o' -> whole(value, 8);
      case 'x' -> hex(value);
      case 'X' -> hex(value) instanceof String text ? text.toUpperCase(Locale.ROOT) : hex(value);
      case 'f' -> fixed(value, precision);
      case 'e' -> scientific(value, precision);
      default ->
          new EvalError(
              "could not parse formatting clause: unrecognized formatting clause \""
                  + clause
                  + "\"");
    };
  }

  private static EvalError wrong(String what, Object value) {
    return new EvalError(
        "error during formatting: " + what + ", was given " + Values.typeOf(value).name());
  }

  private static Object whole(Object value, int radix) {
    return switch (value) {
      case Long number -> Long.toString(number, radix);
      case Unsigned number -> new BigInteger(number.toString()).toString(radix);
      default -> wrong("only integers can be formatted this way", value);
    };
  }

  private static Object hex(Object value) {
    return switch (value) {
      case String text -> HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
      case BytesValue bytes -> HexFormat.of().formatHex(bytes.array());
      default -> whole(value, 16);
    };
  }

  private static Object fixed(Object value, int precision) {
    if (!Equality.isNumber(value)) {
      return wrong("fixed-point clause can only be used on numbers", value);
    }
    double number = Values.toDouble(value);
    return Double.isFinite(number)
        ? new BigDecimal(number).setScale(precision, RoundingMode.HALF_EVEN).toPlainString()
        : unlimited(number);
  }

  private static Object scientific(Object value, int precision) {
    if (!Equality.isNumber(value)) {
      return wrong("scientific clause can only be used on numbers", value);
    }
    double number = Values.toDouble(value);
    return Double.isFinite(number)
        ? String.format(Locale.ROOT, "%." + precision + "e", number)
        : unlimited(number);
  }

  private static String unlimited(double number) {
    return Double.isNaN(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity";
  }

  private static Object text(Object value) {
    return switch (value) {
      case String text -> text;
      case Double number -> Double.isFinite(number) ? Numbers.show(number) : unlimited(number);
      case Long number -> number.toString();
      case Unsigned number -> number.toString();
      case Boolean flag -> flag.toString();
      case NullValue nothing -> "null";
      case BytesValue bytes -> Values.show(bytes);
      case Duration length -> Times.show(length);
      case Instant time -> Times.show(time);
      case TypeValue type -> type.name();
      case ListValue list -> {
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < list.size(); i++) {
          Object element = text(list.get(i));
          if (element instanceof EvalError) {
            yield element;
          }
          out.append(i == 0 ? "" : ", ").append(element);
        }
        yield out.append(']').toString();
      }
      case MapValue map -> {
        TreeMap<String, String> entries = new TreeMap<>();
        for (Object key : map.keys()) {
          Object entry = map.find(key);
          Object shown = entry == null ? "" : text(entry);
          if (shown instanceof EvalError) {
            yield shown;
          }
          entries.put(Values.show(key), shown.toString());
        }
        StringBuilder out = new StringBuilder("{");
        entries.forEach((key, entry) ->
            out.append(out.length() == 1 ? "" : ", ").append(key).append(": ").append(entry));
        yield out.append('}').toString();
      }
      default ->
          wrong(
              "string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, durations, and timestamps",
              value);
    };
  }
}
