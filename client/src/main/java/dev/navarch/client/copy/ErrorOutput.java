package dev.navarch.client.copy;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The beginning of what a command complains of. One thread writes, another reads afterwards. */
final class ErrorOutput extends OutputStream {
  private final byte[] bytes = new byte[4096];
  private int size;

  @Override
  public synchronized void write(int b) {
    if (size < bytes.length) {
      bytes[size++] = (byte) b;
    }
  }

  synchronized String text() {
    return new String(bytes, 0, size, StandardCharsets.UTF_8).strip();
  }
}
