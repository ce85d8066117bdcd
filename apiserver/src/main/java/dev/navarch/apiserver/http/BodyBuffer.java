package dev.navarch.apiserver.http;

import io.netty.buffer.ByteBuf;
import java.util.Arrays;

/** Collects the body of one request. Belongs to the channel's event loop. */
final class BodyBuffer {
  /** The most that is allocated for an announced body before its bytes are there. */
  private static final int RESERVED = 64 << 10;

  private static final byte[] NOTHING = new byte[0];

  private final long announced;
  private byte[] bytes = NOTHING;
  private int size;

  /**
   * Creates an empty buffer.
   *
   * @param announced the length that the sender has declared; 0 if it has not
   */
  BodyBuffer(long announced) {
    this.announced = announced;
  }

  int size() {
    return size;
  }

  /** Adds bytes, for which there is room in the allowance; false, and nothing added, if not. */
  boolean add(ByteBuf content, RequestAllowance allowance) {
    int length = content.readableBytes();
    int capacity = capacityFor(size + length);
    if (capacity > bytes.length) {
      if (!allowance.takeBody(capacity - bytes.length)) {
        return false;
      }
      bytes = Arrays.copyOf(bytes, capacity);
    }
    content.readBytes(bytes, size, length);
    size += length;
    return true;
  }

  /** Just what is needed, where the length is announced or the body comes in one piece. */
  private int capacityFor(int needed) {
    if (needed <= bytes.length) {
      return bytes.length;
    }
    long more = Math.max(RESERVED, 2L * bytes.length);
    long room = announced > 0 ? Math.min(announced, more) : 2L * bytes.length;
    return (int) Math.max(needed, room);
  }

  byte[] toBytes() {
    return size == bytes.length ? bytes : Arrays.copyOf(bytes, size);
  }
}
