package dev.navarch.apiextensions.cel.eval;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * An absolute address or an absolute path, taken apart.
 *
 * @param host with the port, if there is one
 * @param path escaped
 * @param query as it is written, without the question mark
 */
record Url(String scheme, String host, String path, String query) {
  private static final String PATH_CHARS = "-_.~$&+,/:;=@!*'()[]%";

  /** Reads an address; null if the text is none. */
  static @Nullable Url parse(String text) {
    if (text.isEmpty() || text.chars().anyMatch(c -> c < ' ' || c == 0x7f)) {
      return null;
    }
    int fragment = text.indexOf('#');
    String rest = fragment < 0 ? text : text.substring(0, fragment);
    String scheme = "";
    int colon = rest.indexOf(':');
    if (colon > 0 && isScheme(rest.substring(0, colon))) {
      scheme = rest.substring(0, colon).toLowerCase(Locale.ROOT);
      rest = rest.substring(colon + 1);
    } else if (colon == 0) {
      return null;
    }
    int question = rest.indexOf('?');
    String query = question < 0 ? "" : rest.substring(question + 1);
    rest = question < 0 ? rest : rest.substring(0, question);
    if (!rest.startsWith("/")) {
      return scheme.isEmpty() ? null : new Url(scheme, "", "", query);
    }
    String host = "";
    if (rest.startsWith("//") && (!scheme.isEmpty() || !rest.startsWith("///"))) {
      int slash = rest.indexOf('/', 2);
      String authority = slash < 0 ? rest.substring(2) : rest.substring(2, slash);
      rest = slash < 0 ? "" : rest.substring(slash);
      host = authority.substring(authority.lastIndexOf('@') + 1);
      if (!isHost(host)) {
        return null;
      }
    }
    return hasBadEscape(rest) ? null : new Url(scheme, host, escape(rest), query);
  }

  private static boolean isScheme(String text) {
    char first = text.charAt(0);
    return ((first | 0x20) >= 'a' && (first | 0x20) <= 'z')
        && text.chars()
            .allMatch(c -> (c < 128 && Character.isLetterOrDigit(c)) || "+-.".indexOf(c) >= 0);
  }

  private static boolean isHost(String host) {
    if (host.chars()
        .anyMatch(c -> c == ' ' || c == '<' || c == '>' || c == '"' || c == '\\' || c == '^')) {
      return false;
    }
    int bracket = host.indexOf('[');
    if (bracket >= 0 && (bracket > 0 || host.indexOf(']') < 0)) {
      return false;
    }
    String behind = host.startsWith("[") ? host.substring(host.indexOf(']') + 1) : host;
    int colon = behind.lastIndexOf(':');
    return (!host.startsWith("[") || behind.isEmpty() || colon == 0)
        && (colon < 0 || behind.substring(colon + 1).chars().allMatch(c -> c >= '0' && c <= '9'));
  }

  private static boolean hasBadEscape(String path) {
    for (int i = path.indexOf('%'); i >= 0; i = path.indexOf('%', i + 1)) {
      if (i + 2 >= path.length()
          || Character.digit(path.charAt(i + 1), 16) < 0
          || Character.digit(path.charAt(i + 2), 16) < 0) {
        return true;
      }
    }
    return false;
  }

  private static String escape(String path) {
    StringBuilder out = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      int c = b & 0xff;
      if (c < 128 && (Character.isLetterOrDigit(c) || PATH_CHARS.indexOf(c) >= 0)) {
        out.append((char) c);
      } else {
        out.append("%%%02X".formatted(c));
      }
    }
    return out.toString();
  }

  String hostname() {
    if (host.startsWith("[")) {
      return host.substring(1, host.indexOf(']'));
    }
    int colon = host.lastIndexOf(':');
    return colon < 0 ? host : host.substring(0, colon);
  }

  String port() {
    int colon = host.lastIndexOf(':');
    return colon < 0 || host.endsWith("]") ? "" : host.substring(colon + 1);
  }

  /** The parameters, unescaped; those that cannot be are left out. */
  MapValue parameters() {
    Map<String, List<Object>> values = new TreeMap<>();
    for (String pair : query.split("&", -1)) {
      int equals = pair.indexOf('=');
      String key = unescape(equals < 0 ? pair : pair.substring(0, equals));
      String value = unescape(equals < 0 ? "" : pair.substring(equals + 1));
      if (!pair.isEmpty() && pair.indexOf(';') < 0 && key != null && value != null) {
        values.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
      }
    }
    Map<Object, Object> entries = new LinkedHashMap<>();
    values.forEach((key, list) -> entries.put(key, ListValue.of(list)));
    return MapValue.of(entries);
  }

  private static @Nullable String unescape(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
