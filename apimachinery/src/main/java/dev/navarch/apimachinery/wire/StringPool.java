package dev.navarch.apimachinery.wire;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Shares short texts that decoders meet again and again: {@code Running}, {@code IfNotPresent},
 * label values, image names. A cache of ten thousand pods then holds one copy instead of ten
 * thousand.
 *
 * <p>The pool is a fixed table in which a newer text replaces an older one of the same slot.
 * Threads read and write it without locks: a text is immutable, so the worst a race can do is to
 * miss a hit.
 */
public final class StringPool {
  private static final int SLOTS = 1 << 13;
  private static final int LONGEST = 48;
  private static final @Nullable String[] TABLE = new @Nullable String[SLOTS];

  private StringPool() {}

  /** The text of some characters. */
  public static String of(char[] characters, int offset, int length) {
    if (length == 0) {
      return "";
    }
    if (length > LONGEST) {
      return new String(characters, offset, length);
    }
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = hash * 31 + characters[i];
    }
    int slot = slot(hash);
    String known = TABLE[slot];
    if (known != null && matches(known, characters, offset, length)) {
      return known;
    }
    String made = new String(characters, offset, length);
    TABLE[slot] = made;
    return made;
  }

  /** The text of some bytes that are known to be ASCII. */
  public static String ofAscii(byte[] bytes, int offset, int length) {
    if (length == 0) {
      return "";
    }
    if (length > LONGEST) {
      return new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
    }
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = hash * 31 + bytes[i];
    }
    int slot = slot(hash);
    String known = TABLE[slot];
    if (known != null && matches(known, bytes, offset, length)) {
      return known;
    }
    String made = new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
    TABLE[slot] = made;
    return made;
  }

  private static int slot(int hash) {
    return (hash ^ (hash >>> 15)) & (SLOTS - 1);
  }

  private static boolean matches(String known, char[] characters, int offset, int length) {
    if (known.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (known.charAt(i) != characters[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private static boolean matches(String known, byte[] bytes, int offset, int length) {
    if (known.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (known.charAt(i) != bytes[offset + i]) {
        return false;
      }
    }
    return true;
  }
}
