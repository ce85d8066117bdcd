package dev.navarch.apimachinery.json;

import java.util.Arrays;

/** Operations on JSON that is known to be well-formed text. */
final class JsonText {
  private JsonText() {}

  /** Copies a part of a text and leaves out white space between tokens. */
  static byte[] compact(byte[] text, int from, int to) {
    byte[] out = new byte[to - from];
    int size = 0;
    boolean quoted = false;
    for (int i = from; i < to; i++) {
      byte b = text[i];
      if (quoted) {
        out[size++] = b;
        if (b == '\\' && i + 1 < to) {
          out[size++] = text[++i];
        } else if (b == '"') {
          quoted = false;
        }
      } else if (b != ' ' && b != '\n' && b != '\t' && b != '\r') {
        out[size++] = b;
        quoted = b == '"';
      }
    }
    return size == out.length ? out : Arrays.copyOf(out, size);
  }
}
