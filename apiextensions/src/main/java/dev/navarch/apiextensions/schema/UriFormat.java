package dev.navarch.apiextensions.schema;

/**
 * What may stand as the target of an HTTP request: an absolute URI or an absolute path. The rules
 * are those of Go's {@code url.ParseRequestURI}.
 */
final class UriFormat {
  private static final String SUB_DELIMITERS = "!$&'()*+,;=";

  private UriFormat() {}

  static boolean isRequestUri(String text) {
    if (text.isEmpty() || text.chars().anyMatch(c -> c < 0x20 || c == 0x7f)) {
      return false;
    }
    if (text.equals("*")) {
      return true;
    }
    int colon = schemeEnd(text);
    if (colon == 0) {
      return false;
    }
    boolean hasScheme = colon > 0;
    String rest = hasScheme ? text.substring(colon + 1) : text;
    int query = rest.indexOf('?');
    rest = query < 0 ? rest : rest.substring(0, query);
    if (!rest.startsWith("/")) {
      return hasScheme;
    }
    if (hasScheme && rest.startsWith("//")) {
      int slash = rest.indexOf('/', 2);
      String authority = rest.substring(2, slash < 0 ? rest.length() : slash);
      return isAuthority(authority) && isEscaped(slash < 0 ? "" : rest.substring(slash));
    }
    return isEscaped(rest);
  }

  /** Where the scheme ends; -1 without one, 0 when a colon stands where it should begin. */
  private static int schemeEnd(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ':') {
        return i;
      }
      boolean later = Formats.isDigit(c) || c == '+' || c == '-' || c == '.';
      if (!Formats.isAsciiLetter(c) && (i == 0 || !later)) {
        return -1;
      }
    }
    return -1;
  }

  private static boolean isAuthority(String authority) {
    int at = authority.lastIndexOf('@');
    return (at < 0 || isUserInfo(authority.substring(0, at)))
        && isHost(authority.substring(at + 1));
  }

  private static boolean isUserInfo(String info) {
    return info.chars()
            .allMatch(c ->
                Formats.isAsciiLetter(c)
                    || Formats.isDigit(c)
                    || "-._:~%@".indexOf(c) >= 0
                    || SUB_DELIMITERS.indexOf(c) >= 0)
        && isEscaped(info);
  }

  private static boolean isHost(String host) {
    if (host.startsWith("[")) {
      int end = host.lastIndexOf(']');
      return end > 0 && isPort(host.substring(end + 1)) && isHostText(host.substring(1, end));
    }
    int colon = host.lastIndexOf(':');
    return (colon < 0 || isPort(host.substring(colon))) && isHostText(host);
  }

  private static boolean isPort(String port) {
    return port.isEmpty()
        || (port.charAt(0) == ':' && port.substring(1).chars().allMatch(Formats::isDigit));
  }

  /** Escapes in a host stand for bytes outside of ASCII, or for a percent sign. */
  private static boolean isHostText(String host) {
    for (int i = 0; i < host.length(); i++) {
      char c = host.charAt(i);
      if (c == '%') {
        if (!isEscape(host, i)
            || (Character.digit(host.charAt(i + 1), 16) < 8 && !host.startsWith("%25", i))) {
          return false;
        }
        i += 2;
      } else if (c < 0x80
          && !Formats.isAsciiLetter(c)
          && !Formats.isDigit(c)
          && "-_.~:[]<>\"".indexOf(c) < 0
          && SUB_DELIMITERS.indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isEscaped(String text) {
    for (int i = text.indexOf('%'); i >= 0; i = text.indexOf('%', i + 1)) {
      if (!isEscape(text, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isEscape(String text, int at) {
    return at + 2 < text.length()
        && Formats.isHexDigit(text.charAt(at + 1))
        && Formats.isHexDigit(text.charAt(at + 2));
  }
}
