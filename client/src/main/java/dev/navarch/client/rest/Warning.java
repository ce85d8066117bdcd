package dev.navarch.client.rest;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that a server wants people to know about a request that it served.
 *
 * @param code 299 in all that Kubernetes sends
 * @param agent who says it; a dash where nobody is named
 * @param text what a person reads
 */
public record Warning(int code, String agent, String text) {

  /**
   * Reads headers as RFC 7234 has them, with any number of warnings in each. What cannot be read is
   * passed over: a warning must never make a request fail.
   */
  static List<Warning> parse(List<String> headers) {
    List<Warning> warnings = new ArrayList<>();
    for (String header : headers) {
      Scanner scanner = new Scanner(header);
      for (Warning warning; (warning = scanner.next()) != null; ) {
        warnings.add(warning);
      }
    }
    return List.copyOf(warnings);
  }

  /** Goes through one header. */
  private static final class Scanner {
    private final String header;
    private int at;

    Scanner(String header) {
      this.header = header;
    }

    /** The next warning; null at the end, or where no warning can be made out. */
    @Nullable Warning next() {
      skip(" \t,");
      int from = at;
      while (at < header.length() && Character.isDigit(header.charAt(at))) {
        at++;
      }
      if (at - from != 3) {
        return null;
      }
      int code = Integer.parseInt(header, from, at, 10);
      skip(" ");
      int agentFrom = at;
      while (at < header.length() && header.charAt(at) != ' ') {
        at++;
      }
      String agent = header.substring(agentFrom, at);
      skip(" ");
      if (at == header.length() || header.charAt(at) != '"') {
        return null;
      }
      String text = quoted();
      skip(" ");
      if (at < header.length() && header.charAt(at) == '"') {
        quoted(); // the date, which nobody needs
      }
      return new Warning(code, agent, text);
    }

    private void skip(String characters) {
      while (at < header.length() && characters.indexOf(header.charAt(at)) >= 0) {
        at++;
      }
    }

    private String quoted() {
      StringBuilder text = new StringBuilder();
      for (at++; at < header.length() && header.charAt(at) != '"'; at++) {
        if (header.charAt(at) == '\\' && at + 1 < header.length()) {
          at++;
        }
        text.append(header.charAt(at));
      }
      at++;
      return text.toString();
    }
  }
}
