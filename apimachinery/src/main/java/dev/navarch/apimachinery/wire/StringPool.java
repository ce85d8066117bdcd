package dev.navarch.apimachinery.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
  private static final @Nullable Ascii[] ASCII_TABLE = new @Nullable Ascii[SLOTS];

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long SIGNS = 0x8080808080808080L;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private StringPool() {}

  /** The text of some characters. */
  public static String of(char[] characters, int offset, int length) {
    if (length == 0) {
      return "";
    }
    if (length > LONGEST) {
      return new String(characters, offset, length);
    }
    // Some of the characters tell texts apart well enough; equality looks at all of them.
    int hash = length;
    for (int i = offset + length - 1, step = (length >> 3) + 1; i >= offset; i -= step) {
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

  /** The text of some bytes, or null when they are not all ASCII. */
  public static @Nullable String ofAscii(byte[] bytes, int offset, int length) {
    if (length == 0) {
      return "";
    }
    long hash = length;
    long signs = 0;
    int end = offset + length;
    int at = offset;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      long word = (long) WORDS.get(bytes, at);
      signs |= word;
      hash = (hash ^ word) * MIX;
    }
    for (; at < end; at++) {
      signs |= bytes[at];
      hash = (hash ^ bytes[at]) * MIX;
    }
    if ((signs & SIGNS) != 0) {
      return null;
    }
    if (length > LONGEST) {
      return new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
    }
    int slot = (int) (hash >>> 40) & (SLOTS - 1);
    Ascii known = ASCII_TABLE[slot];
    if (known != null && Arrays.equals(known.bytes, 0, known.bytes.length, bytes, offset, end)) {
      return known.text;
    }
    String made = new String(bytes, offset, length, StandardCharsets.ISO_8859_1);
    ASCII_TABLE[slot] = new Ascii(made, Arrays.copyOfRange(bytes, offset, end));
    return made;
  }

  /** A text beside its bytes, so that bytes are compared with bytes. */
  private record Ascii(String text, byte[] bytes) {}

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
}
