package dev.navarch.client.tls;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Reads text of RFC 7468: blocks between lines of dashes; what stands outside is passed over. */
final class Pem {
  private static final String BEGIN = "-----BEGIN ";
  private static final String END = "-----END ";
  private static final String DASHES = "-----";

  private Pem() {}

  /**
   * One block.
   *
   * @param isEncrypted whether a header says that the bytes are
   */
  @SuppressWarnings("ArrayRecordComponent") // read once, never compared
  record Block(String label, byte[] bytes, boolean isEncrypted) {
    /** Not the bytes: they may be a key. */
    @Override
    public String toString() {
      return label;
    }
  }

  /**
   * All blocks, in order.
   *
   * @throws IllegalArgumentException if one does not end, or is not in base 64; nothing of it shows
   */
  static List<Block> blocks(byte[] text) {
    List<Block> blocks = new ArrayList<>();
    String label = null;
    StringBuilder body = new StringBuilder();
    boolean isEncrypted = false;
    int number = 0;
    for (String untrimmed : new String(text, StandardCharsets.ISO_8859_1).split("\n", -1)) {
      String line = untrimmed.strip();
      number++;
      if (line.startsWith(BEGIN) && line.endsWith(DASHES)) {
        label = line.substring(BEGIN.length(), line.length() - DASHES.length());
        body.setLength(0);
        isEncrypted = false;
      } else if (label != null && line.equals(END + label + DASHES)) {
        blocks.add(new Block(label, decode(body, label, number), isEncrypted));
        label = null;
      } else if (label != null && line.contains(":")) {
        isEncrypted |= line.contains("ENCRYPTED");
      } else if (label != null) {
        body.append(line);
      }
    }
    if (label != null) {
      throw new IllegalArgumentException("the block " + label + " has no end");
    }
    return blocks;
  }

  private static byte[] decode(CharSequence body, String label, int line) {
    try {
      return Base64.getDecoder().decode(body.toString());
    } catch (IllegalArgumentException e) { // its message shows a character
      throw new IllegalArgumentException(
          "the block " + label + " that ends in line " + line + " is not in base64");
    }
  }
}
