package dev.navarch.client.rest;

import dev.navarch.apimachinery.value.GoQuoting;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Names as parts of a path: which can be one, and how they are escaped. */
final class PathSegment {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final String UNRESERVED = "-_.~$&+=:@!*'(),;";

  private PathSegment() {}

  /**
   * Refuses a name that would lead to another path.
   *
   * @param what what it names, for the message
   */
  static String check(String what, String name) {
    List<String> problems = problems(name);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(
          "invalid " + what + " " + GoQuoting.quote(name) + ": " + problems(problems));
    }
    return name;
  }

  private static String problems(List<String> problems) {
    return "[" + String.join(" ", problems) + "]";
  }

  private static List<String> problems(String name) {
    if (name.equals(".") || name.equals("..")) {
      return List.of("may not be '" + name + "'");
    }
    List<String> problems = new ArrayList<>();
    for (String illegal : List.of("/", "%")) {
      if (name.contains(illegal)) {
        problems.add("may not contain '" + illegal + "'");
      }
    }
    return problems;
  }

  /** Escapes a path; its slashes stay. */
  static String escapePath(String path) {
    return escape(path, UNRESERVED + "/", "%20");
  }

  /** Escapes a name or a value of a query. */
  static String escapeQuery(String text) {
    return escape(text, "-_.~", "+");
  }

  private static String escape(String text, String plain, String space) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      if (isAlphanumeric(c)) {
        escaped.append(c);
      } else if (c == ' ') {
        escaped.append(space);
      } else if (plain.indexOf(c) >= 0) {
        escaped.append(c);
      } else {
        escaped.append('%').append(HEX.toHexDigits(b));
      }
    }
    return escaped.toString();
  }

  private static boolean isAlphanumeric(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
