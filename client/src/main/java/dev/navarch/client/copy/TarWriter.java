package dev.navarch.client.copy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes an archive that the tar of every container can read: the heads are POSIX', names and sizes
 * that do not fit into them are GNU's. Owners are left out. Belongs to one thread.
 */
final class TarWriter {
  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final long LARGEST_OCTAL = 077777777777L;

  private final OutputStream out;
  private long left;
  private int padding;

  TarWriter(OutputStream out) {
    this.out = out;
  }

  /** Begins a member; for a file exactly as many bytes as it says must follow. */
  void begin(TarEntry entry, long modifiedSeconds) throws IOException {
    if (left > 0) {
      throw new IllegalStateException("a member is not complete");
    }
    out.write(new byte[padding]);
    longText('L', entry.name());
    longText('K', entry.link());
    char type =
        switch (entry.kind()) {
          case FILE -> '0';
          case FOLDER -> '5';
          case SYMBOLIC_LINK -> '2';
          case HARD_LINK, OTHER ->
              throw new IllegalArgumentException(entry.name() + " cannot be written");
        };
    head(type, utf8(entry.name()), entry.mode(), entry.size(), modifiedSeconds, utf8(entry.link()));
    left = entry.size();
    padding = padding(left);
  }

  void write(byte[] bytes, int length) throws IOException {
    if (length > left) {
      throw new IllegalStateException("a member is longer than it said");
    }
    out.write(bytes, 0, length);
    left -= length;
  }

  /** Ends the archive; the stream stays open. */
  void finish() throws IOException {
    if (left > 0) {
      throw new IllegalStateException("a member is not complete");
    }
    out.write(new byte[padding + 2 * BLOCK]);
    out.flush();
    padding = 0;
  }

  private void longText(char type, String text) throws IOException {
    byte[] bytes = utf8(text);
    if (bytes.length > NAME) {
      head(type, utf8("././@LongLink"), 0644, bytes.length + 1L, 0, new byte[0]);
      out.write(bytes);
      out.write(new byte[1 + padding(bytes.length + 1L)]);
    }
  }

  private void head(char type, byte[] name, int mode, long size, long modified, byte[] link)
      throws IOException {
    byte[] block = new byte[BLOCK];
    System.arraycopy(name, 0, block, 0, Math.min(name.length, NAME));
    octal(block, 100, 8, mode & 07777);
    octal(block, 108, 8, 0);
    octal(block, 116, 8, 0);
    number(block, 124, 12, size);
    number(block, 136, 12, Math.max(0, modified));
    Arrays.fill(block, 148, 156, (byte) ' ');
    block[156] = (byte) type;
    System.arraycopy(link, 0, block, 157, Math.min(link.length, NAME));
    System.arraycopy(utf8("ustar\00000"), 0, block, 257, 8);
    int sum = 0;
    for (byte b : block) {
      sum += b & 0xFF;
    }
    octal(block, 148, 7, sum);
    out.write(block);
  }

  private static void number(byte[] block, int offset, int length, long number) {
    if (number <= LARGEST_OCTAL) {
      octal(block, offset, length, number);
      return;
    }
    long rest = number;
    for (int i = offset + length - 1; i > offset; i--, rest >>= 8) {
      block[i] = (byte) rest;
    }
    block[offset] = (byte) 0x80;
  }

  /** Digits up to a zero that ends them. */
  private static void octal(byte[] block, int offset, int length, long number) {
    long rest = number;
    for (int i = offset + length - 2; i >= offset; i--, rest >>= 3) {
      block[i] = (byte) ('0' + (rest & 7));
    }
    block[offset + length - 1] = 0;
  }

  private static int padding(long size) {
    return (int) ((BLOCK - size % BLOCK) % BLOCK);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
