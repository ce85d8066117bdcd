package dev.navarch.apimachinery.yaml;

import java.nio.charset.StandardCharsets;

/**
 * What a line of a stream of documents is, as far as it matters to where documents begin and end.
 */
enum LineKind {
  SEPARATOR,
  /** Begins like a separator and goes on with something else, which Kubernetes refuses. */
  BROKEN_SEPARATOR,
  END,
  DIRECTIVE,
  /** White space or a comment. */
  BLANK,
  CONTENT;

  static LineKind of(byte[] line) {
    int end = marker(line);
    return switch (line[0]) {
      case '-' -> end == 0 ? CONTENT : isBlank(line, end) ? SEPARATOR : BROKEN_SEPARATOR;
      case '.' -> end > 0 && line[end] <= ' ' && isBlank(line, end) ? END : CONTENT;
      case '%' -> DIRECTIVE;
      default -> isBlank(line, 0) ? BLANK : CONTENT;
    };
  }

  /** What follows the three characters of a separator. */
  static String behindMarker(byte[] line) {
    return new String(line, 3, line.length - 3, StandardCharsets.UTF_8).strip();
  }

  private static int marker(byte[] line) {
    return line.length > 3 && line[1] == line[0] && line[2] == line[0] ? 3 : 0;
  }

  private static boolean isBlank(byte[] line, int from) {
    int at = from;
    while (at < line.length && line[at] >= 0 && line[at] <= ' ') {
      at++;
    }
    return at == line.length || line[at] == '#';
  }
}
