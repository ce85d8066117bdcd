package dev.navarch.storage.embedded;

import dev.navarch.storage.ByteString;
import java.nio.ByteBuffer;

/** Values that tell which write they come from, and whether every byte of them is right. */
final class Stamp {
  private Stamp() {}

  static ByteString value(long write, int length) {
    byte[] value = new byte[Long.BYTES + length];
    ByteBuffer.wrap(value).putLong(write);
    for (int i = Long.BYTES; i < value.length; i++) {
      value[i] = filler(write, i);
    }
    return ByteString.wrap(value);
  }

  /** The write that a value comes from. */
  static long of(ByteString value) {
    if (value.length() < Long.BYTES) {
      throw new AssertionError("a value of " + value);
    }
    long write = value.asByteBuffer().getLong();
    for (int i = Long.BYTES; i < value.length(); i++) {
      if (value.at(i) != filler(write, i)) {
        throw new AssertionError("byte %d of the value of write %x is wrong".formatted(i, write));
      }
    }
    return write;
  }

  private static byte filler(long write, int index) {
    return (byte) (write * 31 + index * 7L);
  }
}
