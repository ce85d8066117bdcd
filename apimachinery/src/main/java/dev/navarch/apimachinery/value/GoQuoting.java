package dev.navarch.apimachinery.value;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Text in double quotes as Go prints it inside error messages, which clients and their tests read.
 */
public final class GoQuoting {

  private static final HexFormat HEX = HexFormat.of();

  private GoQuoting() {}

  /** The form of {@code %q}: printable characters of any script stay, others are escaped. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    text.codePoints().forEach(c -> appendQuoted(out, c));
    return out.append('"').toString();
  }

  /** The form of Go's {@code time} package: everything outside printable ASCII as bytes in hex. */
  static String quoteAscii(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      if (b < ' ') {
        out.append("\\x").append(HEX.toHexDigits(b));
      } else {
        if (b == '"' || b == '\\') {
          out.append('\\');
        }
        out.append((char) b);
      }
    }
    return out.append('"').toString();
  }

  private static void appendQuoted(StringBuilder out, int c) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case 0x07 -> out.append("\\a");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case 0x0b -> out.append("\\v");
      default -> {
        if (isPrintable(c)) {
          out.appendCodePoint(c);
        } else if (c < 0x80) {
          out.append("\\x").append(HEX.toHexDigits((byte) c));
        } else if (c < 0x10000) {
          out.append("\\u").append(HEX.toHexDigits((char) c));
        } else {
          out.append("\\U").append(HEX.toHexDigits(c));
        }
      }
    }
  }

  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}
