package dev.navarch.client.rest;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;

/**
 * What has come of an answer and was not used yet. It holds a piece at a time, and grows only for a
 * value that does not fit. Belongs to one thread.
 */
final class AnswerBuffer {
  /** Large enough that few values do not fit into what is left of it. */
  static final int USUAL_SIZE = 256 * 1024;

  private final InputStream in;
  private byte[] bytes;

  /** What was read and not used yet is between these two. */
  private int from;

  private int to;

  AnswerBuffer(InputStream in, int size) {
    this.in = in;
    bytes = new byte[size];
  }

  /** The array in which the bytes are, until more are asked for. */
  byte[] array() {
    return bytes;
  }

  /** Where in the array they begin. */
  int from() {
    return from;
  }

  /** How many are here. */
  int length() {
    return to - from;
  }

  void skip(int count) {
    from += count;
  }

  /** Waits for a good many more; false at the end of the answer. */
  boolean more() throws IOException {
    if (from > 0) {
      System.arraycopy(bytes, from, bytes, 0, to - from);
      to -= from;
      from = 0;
    }
    if (to == bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.multiplyExact(bytes.length, 2));
    }
    int read = in.readNBytes(bytes, to, bytes.length - to);
    to += read;
    return read > 0;
  }

  /** Waits until so many are here; false if the answer has not got them. */
  boolean has(int count) throws IOException {
    while (length() < count) {
      if (!more()) {
        return false;
      }
    }
    return true;
  }

  /** All that was not used, to the end of the answer. */
  InputStream rest() {
    return new SequenceInputStream(new ByteArrayInputStream(bytes, from, length()), in);
  }
}
