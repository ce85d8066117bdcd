package dev.navarch.registry.validation;

import java.util.ArrayList;
import java.util.List;

/** Compact JSON spread over lines, with one space for each level. */
final class JsonIndent {
  private JsonIndent() {}

  /** The lines of a well-formed document. Empty lists and objects stay on one line. */
  static List<String> lines(String compact) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < compact.length(); i++) {
      char c = compact.charAt(i);
      switch (c) {
        case '"' -> {
          int end = endOfString(compact, i);
          line.append(compact, i, end + 1);
          i = end;
        }
        case '{', '[' -> {
          line.append(c);
          char close = compact.charAt(i + 1);
          if (close == '}' || close == ']') {
            line.append(close);
            i++;
          } else {
            line = newLine(lines, line, ++depth);
          }
        }
        case '}', ']' -> {
          line = newLine(lines, line, --depth);
          line.append(c);
        }
        case ',' -> {
          line.append(c);
          line = newLine(lines, line, depth);
        }
        case ':' -> line.append(": ");
        default -> line.append(c);
      }
    }
    lines.add(line.toString());
    return lines;
  }

  private static StringBuilder newLine(List<String> lines, StringBuilder line, int depth) {
    lines.add(line.toString());
    return new StringBuilder(" ".repeat(depth));
  }

  private static int endOfString(String text, int start) {
    int i = start + 1;
    while (text.charAt(i) != '"') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
  }
}
