package dev.navarch.apiserver.metrics;

/** Names and values that tell the figures of a family apart, as text without braces. */
public record Labels(String text) {
  public static final Labels NONE = new Labels("");

  /** Labels of names and values in turn. */
  public static Labels of(String... namesAndValues) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      if (i > 0) {
        text.append(',');
      }
      text.append(namesAndValues[i]).append("=\"");
      escape(text, namesAndValues[i + 1]);
      text.append('"');
    }
    return new Labels(text.toString());
  }

  /** These and one more, whose value needs no escapes. */
  Labels and(String name, String value) {
    String more = name + "=\"" + value + "\"";
    return new Labels(text.isEmpty() ? more : text + "," + more);
  }

  private static void escape(StringBuilder out, String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '\\' -> out.append("\\\\");
        case '"' -> out.append("\\\"");
        case '\n' -> out.append("\\n");
        default -> out.append(c);
      }
    }
  }
}
