package dev.navarch.apiserver.certificates;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * The text form of keys and certificates: base64 between a line that names what it is and a line
 * that ends it.
 */
public final class Pem {
  static final String CERTIFICATE = "CERTIFICATE";
  static final String PRIVATE_KEY = "PRIVATE KEY";
  static final String PUBLIC_KEY = "PUBLIC KEY";

  private static final String BEGIN = "-----BEGIN ";
  private static final String END = "-----END ";
  private static final String DASHES = "-----";
  private static final Base64.Encoder LINES =
      Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII));

  private Pem() {}

  /**
   * One item of a text.
   *
   * @param label what it says it is, such as {@code CERTIFICATE}
   */
  @SuppressWarnings("ArrayRecordComponent") // blocks are taken apart, never compared
  public record Block(String label, byte[] content) {}

  public static String encode(String label, byte[] content) {
    return BEGIN
        + label
        + DASHES
        + '\n'
        + LINES.encodeToString(content)
        + '\n'
        + END
        + label
        + DASHES
        + '\n';
  }

  /**
   * All items of a text, in order; what stands between them is passed over.
   *
   * @throws IllegalArgumentException if an item does not end, or is not base64
   */
  public static List<Block> decode(String text) {
    List<Block> blocks = new ArrayList<>();
    int at = text.indexOf(BEGIN);
    while (at >= 0) {
      int labelEnd = text.indexOf(DASHES, at + BEGIN.length());
      if (labelEnd < 0) {
        throw new IllegalArgumentException("the PEM text breaks off in its first line");
      }
      String label = text.substring(at + BEGIN.length(), labelEnd);
      String endLine = END + label + DASHES;
      int end = text.indexOf(endLine, labelEnd);
      if (end < 0) {
        throw new IllegalArgumentException("the PEM text has no line that ends it");
      }
      blocks.add(new Block(label, content(text.substring(labelEnd + DASHES.length(), end))));
      at = text.indexOf(BEGIN, end + endLine.length());
    }
    return blocks;
  }

  private static byte[] content(String lines) {
    StringBuilder base64 = new StringBuilder(lines.length());
    for (int i = 0; i < lines.length(); i++) {
      char c = lines.charAt(i);
      if (!Character.isWhitespace(c)) {
        base64.append(c);
      }
    }
    try {
      return Base64.getDecoder().decode(base64.toString());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("the PEM text is not base64", e);
    }
  }
}
