package dev.navarch.apiserver.endpoint;

/** Warnings as HTTP has them. */
final class WarningHeader {
  private static final String MISCELLANEOUS_PERSISTENT = "299";

  private WarningHeader() {}

  /** The value of a {@code Warning} header; what would break the header is left out. */
  static String of(String text) {
    StringBuilder quoted = new StringBuilder(MISCELLANEOUS_PERSISTENT).append(" - \"");
    text.codePoints()
        .filter(c -> c >= ' ' && c != 0x7f)
        .forEach(c -> {
          if (c == '"' || c == '\\') {
            quoted.append('\\');
          }
          quoted.appendCodePoint(c);
        });
    return quoted.append('"').toString();
  }
}
