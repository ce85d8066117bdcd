package dev.navarch.apimachinery.json;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Operations on JSON that is known to be well-formed text. */
public final class JsonText {
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

  /** Spreads a compact text over lines as Go's indenting encoder does; empty lists stay closed. */
  public static byte[] indent(byte[] text, String indent) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(text.length * 2);
    byte[] step = indent.getBytes(StandardCharsets.UTF_8);
    int depth = 0;
    boolean quoted = false;
    for (int i = 0; i < text.length; i++) {
      byte b = text[i];
      if (quoted) {
        out.write(b);
        if (b == '\\') {
          out.write(text[++i]);
        } else if (b == '"') {
          quoted = false;
        }
        continue;
      }
      switch (b) {
        case '{', '[' -> {
          out.write(b);
          if (text[i + 1] == '}' || text[i + 1] == ']') {
            out.write(text[++i]);
          } else {
            newLine(out, step, ++depth);
          }
        }
        case '}', ']' -> {
          newLine(out, step, --depth);
          out.write(b);
        }
        case ',' -> {
          out.write(b);
          newLine(out, step, depth);
        }
        case ':' -> {
          out.write(b);
          out.write(' ');
        }
        default -> {
          out.write(b);
          quoted = b == '"';
        }
      }
    }
    out.write('\n');
    return out.toByteArray();
  }

  private static void newLine(ByteArrayOutputStream out, byte[] step, int depth) {
    out.write('\n');
    for (int i = 0; i < depth; i++) {
      out.writeBytes(step);
    }
  }
}
