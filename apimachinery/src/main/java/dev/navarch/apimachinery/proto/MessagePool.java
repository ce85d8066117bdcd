package dev.navarch.apimachinery.proto;

import java.util.Arrays;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Shares messages that decoders meet again and again. Pods of a deployment differ in names, places
 * and times; their probes, limits, variables and tolerations are the same to the byte. Whoever
 * keeps thousands of pods then keeps these once, and reads them once.
 *
 * <p>The pool is a fixed table in which a newer message replaces an older one of the same slot. A
 * message gets into it when it is met for the second time: most are never met again, and leave a
 * number behind and nothing else. Threads read and write without locks: messages are immutable, so
 * the worst a race can do is to miss a hit.
 */
final class MessagePool {
  /** Shorter ones are read as fast as they are found. */
  private static final int SHORTEST = 8;

  /** With this, a pool full of parts of ordinary objects takes a few megabytes. */
  private static final int LONGEST = 1024;

  private static final int SLOTS = 1 << 12;

  private static final @Nullable Message<?>[] TABLE = new Message<?>[SLOTS];

  /** Hashes of what was met last, by slot. */
  private static final int[] MET = new int[SLOTS];

  private MessagePool() {}

  static boolean takes(int length) {
    return length >= SHORTEST && length <= LONGEST;
  }

  /** A checksum: the JVM has it in machine code from the first call on. */
  static int hash(byte[] bytes, int from, int length) {
    CRC32 sum = new CRC32();
    sum.update(bytes, from, length);
    return (int) sum.getValue();
  }

  @SuppressWarnings("unchecked") // a codec reads messages of one type
  static <T> @Nullable Message<T> find(
      ProtoCodec<T> codec, int hash, byte[] bytes, int from, int length) {
    Message<?> known = TABLE[slot(hash)];
    return known != null
            && known.codec == codec
            && known.hash == hash
            && Arrays.equals(known.bytes, 0, known.bytes.length, bytes, from, from + length)
        ? (Message<T>) known
        : null;
  }

  /** To be told of every message that was not found. */
  static <T> void met(
      ProtoCodec<T> codec, int hash, byte[] bytes, int from, int length, T value, int height) {
    int slot = slot(hash);
    if (MET[slot] == hash) {
      byte[] copy = Arrays.copyOfRange(bytes, from, from + length);
      TABLE[slot] = new Message<>(codec, hash, copy, value, height);
    } else {
      MET[slot] = hash;
    }
  }

  private static int slot(int hash) {
    return hash & (SLOTS - 1);
  }

  /**
   * A message beside its bytes.
   *
   * @param height how many levels of messages it has, itself counted
   */
  record Message<T>(ProtoCodec<T> codec, int hash, byte[] bytes, T value, int height) {}
}
