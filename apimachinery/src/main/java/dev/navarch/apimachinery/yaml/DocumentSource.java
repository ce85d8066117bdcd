package dev.navarch.apimachinery.yaml;

import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * The bytes of a stream, read as they are asked for, with a look at the next one and the line it is
 * in.
 */
final class DocumentSource {
  private final InputStream in;
  private final byte[] buffer = new byte[8192];
  private int position;
  private int limit;
  private int line = 1;

  DocumentSource(InputStream in) {
    this.in = in;
    skipByteOrderMark();
  }

  private void skipByteOrderMark() {
    try {
      limit = in.readNBytes(buffer, 0, 3);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    byte[] mark = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    if (Arrays.equals(buffer, 0, limit, mark, 0, 3)) {
      position = 3;
    }
  }

  /** The line of the next byte, counted from 1. */
  int line() {
    return line;
  }

  /** The next byte, which stays where it is; -1 at the end. */
  int peek() {
    return position < limit || fill() ? buffer[position] & 0xFF : -1;
  }

  private boolean fill() {
    try {
      position = 0;
      limit = Math.max(in.read(buffer), 0);
      return limit > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes the next byte; -1 at the end. */
  int read() {
    int next = peek();
    if (next >= 0) {
      position++;
      if (next == '\n') {
        line++;
      }
    }
    return next;
  }

  /**
   * Takes the rest of a line, whose first bytes have been taken already. The whole line comes back,
   * with a line feed at its end, however it ended.
   */
  byte[] readLine(byte[] startOfLine) {
    ByteArrayOutputStream text = new ByteArrayOutputStream(128);
    text.writeBytes(startOfLine);
    int next = read();
    while (next >= 0 && next != '\n') {
      text.write(next);
      checkSize(text);
      next = read();
    }
    text.write('\n');
    byte[] taken = text.toByteArray();
    int end = taken.length - 1;
    if (next == '\n' && end > 0 && taken[end - 1] == '\r') {
      taken[end - 1] = '\n';
      return Arrays.copyOf(taken, end);
    }
    return taken;
  }

  /** Refuses a document that grows without end. */
  void checkSize(ByteArrayOutputStream document) {
    if (document.size() > YamlReader.MAX_SIZE) {
      throw new DecodeException(
          "line " + line + ": document is larger than " + YamlReader.MAX_SIZE + " bytes");
    }
  }
}
