package dev.navarch.apiextensions.cel.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Texts. Positions count code points. */
final class Texts {
  private Texts() {}

  static void addTo(Library library) {
    library
        .function(
            "contains", (a, b) -> ((String) a).contains((String) b), String.class, String.class)
        .function(
            "startsWith", (a, b) -> ((String) a).startsWith((String) b), String.class, String.class)
        .function(
            "endsWith", (a, b) -> ((String) a).endsWith((String) b), String.class, String.class)
        .function("charAt", (a, b) -> charAt((String) a, (Long) b), String.class, Long.class)
        .function(
            "indexOf", (a, b) -> indexOf((String) a, (String) b, 0), String.class, String.class)
        .call(
            "indexOf",
            args -> indexOf((String) args[0], (String) args[1], (Long) args[2]),
            String.class,
            String.class,
            Long.class)
        .function(
            "lastIndexOf",
            (a, b) -> lastIndexOf((String) a, (String) b, Integer.MAX_VALUE),
            String.class,
            String.class)
        .call(
            "lastIndexOf",
            args -> limitedLastIndexOf((String) args[0], (String) args[1], (Long) args[2]),
            String.class,
            String.class,
            Long.class)
        .function("lowerAscii", a -> mapAscii((String) a, 'A', 'Z', 32), String.class)
        .function("upperAscii", a -> mapAscii((String) a, 'a', 'z', -32), String.class)
        .call(
            "replace",
            args -> replace((String) args[0], (String) args[1], (String) args[2], -1),
            String.class,
            String.class,
            String.class)
        .call(
            "replace",
            args -> replace((String) args[0], (String) args[1], (String) args[2], (Long) args[3]),
            String.class,
            String.class,
            String.class,
            Long.class)
        .function("split", (a, b) -> split((String) a, (String) b, -1), String.class, String.class)
        .call(
            "split",
            args -> split((String) args[0], (String) args[1], (Long) args[2]),
            String.class,
            String.class,
            Long.class)
        .function(
            "substring",
            (a, b) ->
                substring(
                    (String) a, (Long) b, ((String) a).codePointCount(0, ((String) a).length())),
            String.class,
            Long.class)
        .call(
            "substring",
            args -> substring((String) args[0], (Long) args[1], (Long) args[2]),
            String.class,
            Long.class,
            Long.class)
        .function("trim", a -> trim((String) a), String.class)
        .function("join", list -> join((ListValue) list, ""), ListValue.class)
        .function(
            "join",
            (list, separator) -> join((ListValue) list, (String) separator),
            ListValue.class,
            String.class)
        .function("strings.quote", a -> quote((String) a), String.class)
        .function(
            "format",
            (a, b) -> TextFormat.apply((String) a, (ListValue) b),
            String.class,
            ListValue.class);
  }

  private static EvalError outOfRange(long index) {
    return new EvalError("index out of range: " + index);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static Object charAt(String text, long index) {
    int length = length(text);
    if (index < 0 || index > length) {
      return outOfRange(index);
    }
    if (index == length) {
      return "";
    }
    return Character.toString(text.codePointAt(text.offsetByCodePoints(0, (int) index)));
  }

  private static Object indexOf(String text, String wanted, long from) {
    int length = length(text);
    if (from < 0 || from > length) {
      return outOfRange(from);
    }
    int at = text.indexOf(wanted, text.offsetByCodePoints(0, (int) from));
    return at < 0 ? -1L : (long) text.codePointCount(0, at);
  }

  private static Object limitedLastIndexOf(String text, String wanted, long from) {
    if (from < 0 || from > length(text)) {
      return outOfRange(from);
    }
    return lastIndexOf(text, wanted, text.offsetByCodePoints(0, (int) from));
  }

  private static Object lastIndexOf(String text, String wanted, int from) {
    int at = text.lastIndexOf(wanted, from);
    return at < 0 ? -1L : (long) text.codePointCount(0, at);
  }

  private static String mapAscii(String text, char from, char to, int shift) {
    StringBuilder out = new StringBuilder(text);
    for (int i = 0; i < out.length(); i++) {
      char c = out.charAt(i);
      if (c >= from && c <= to) {
        out.setCharAt(i, (char) (c + shift));
      }
    }
    return out.toString();
  }

  private static String replace(String text, String old, String replacement, long limit) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    long left = limit < 0 ? Long.MAX_VALUE : limit;
    while (left-- > 0) {
      int next = text.indexOf(old, at);
      if (next < 0 || (old.isEmpty() && at == text.length() && next < at)) {
        break;
      }
      out.append(text, at, next).append(replacement);
      at = next + old.length();
      if (old.isEmpty()) {
        if (at >= text.length()) {
          return out.toString();
        }
        int end = text.offsetByCodePoints(at, 1);
        out.append(text, at, end);
        at = end;
      }
    }
    return out.append(text, at, text.length()).toString();
  }

  private static Object split(String text, String separator, long limit) {
    if (limit == 0) {
      return ListValue.EMPTY;
    }
    long most = limit < 0 ? Long.MAX_VALUE : limit;
    List<Object> parts = new ArrayList<>();
    int at = 0;
    while (parts.size() < most - 1) {
      int next;
      if (separator.isEmpty()) {
        if (at >= text.length() || text.offsetByCodePoints(at, 1) >= text.length()) {
          break;
        }
        next = text.offsetByCodePoints(at, 1);
      } else {
        next = text.indexOf(separator, at);
        if (next < 0) {
          break;
        }
      }
      parts.add(text.substring(at, next));
      at = next + separator.length();
    }
    if (!separator.isEmpty() || at < text.length()) {
      parts.add(text.substring(at));
    }
    return ListValue.of(parts);
  }

  private static Object substring(String text, long from, long to) {
    int length = length(text);
    if (from < 0 || from > length) {
      return outOfRange(from);
    }
    if (to < 0 || to > length) {
      return outOfRange(to);
    }
    if (from > to) {
      return new EvalError("invalid substring range. start: " + from + ", end: " + to);
    }
    return text.substring(
        text.offsetByCodePoints(0, (int) from), text.offsetByCodePoints(0, (int) to));
  }

  /** Without the white space of Unicode on both sides. */
  private static String trim(String text) {
    int[] points = text.codePoints().toArray();
    int from = 0;
    int to = points.length;
    while (from < to && isSpace(points[from])) {
      from++;
    }
    while (to > from && isSpace(points[to - 1])) {
      to--;
    }
    int[] rest = Arrays.copyOfRange(points, from, to);
    return new String(rest, 0, rest.length);
  }

  private static boolean isSpace(int point) {
    return (point >= '\t' && point <= '\r') || point == 0x85 || Character.isSpaceChar(point);
  }

  private static Object join(ListValue list, String separator) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < list.size(); i++) {
      Object part = list.get(i);
      if (part instanceof EvalError) {
        return part;
      }
      if (!(part instanceof String text)) {
        return EvalError.NO_SUCH_OVERLOAD;
      }
      out.append(i == 0 ? "" : separator).append(text);
    }
    return out.toString();
  }

  static String quote(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case 0x07 -> out.append("\\a");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        case 0x0b -> out.append("\\v");
        case '\\' -> out.append("\\\\");
        case '"' -> out.append("\\\"");
        default -> out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
