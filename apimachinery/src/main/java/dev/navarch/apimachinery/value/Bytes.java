package dev.navarch.apimachinery.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/**
 * Bytes that do not change: secret data, certificates, undecoded JSON.
 *
 * <p>Go tells a nil slice from an empty one when it writes JSON ({@code null} and {@code ""}), and
 * calls both equal; {@link #NONE} and {@link #EMPTY} do the same.
 */
public final class Bytes {

  /** Zero bytes, written down. */
  public static final Bytes EMPTY = new Bytes(new byte[0]);

  /** Zero bytes, never set: the nil slice. Equal to {@link #EMPTY}. */
  public static final Bytes NONE = new Bytes(new byte[0]);

  private final byte[] array;

  private Bytes(byte[] array) {
    this.array = array;
  }

  /** Copies the given bytes. */
  public static Bytes of(byte... bytes) {
    return wrap(bytes.clone());
  }

  /** Takes the array over without a copy: the caller must not change it afterwards. */
  public static Bytes wrap(byte[] bytes) {
    return bytes.length == 0 ? EMPTY : new Bytes(bytes);
  }

  public static Bytes ofUtf8(String text) {
    return wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Decodes padded standard base64. Line breaks inside the text are skipped, as Go skips them.
   *
   * @throws IllegalArgumentException naming the first offending position
   */
  public static Bytes fromBase64(String text) {
    int broken = firstIllegalBase64(text);
    if (broken >= 0) {
      throw new IllegalArgumentException("illegal base64 data at input byte " + broken);
    }
    return wrap(Base64.getDecoder().decode(text.replace("\r", "").replace("\n", "")));
  }

  /** False only for {@link #NONE}. */
  @SuppressWarnings("ReferenceEquality") // NONE is one object, and equal to EMPTY
  public boolean isPresent() {
    return this != NONE;
  }

  public int length() {
    return array.length;
  }

  public boolean isEmpty() {
    return array.length == 0;
  }

  /** The array itself, for writers that must not copy. It must not be changed. */
  public byte[] unsafeArray() {
    return array;
  }

  public byte[] toByteArray() {
    return array.clone();
  }

  /** The bytes as text; malformed sequences become U+FFFD. */
  public String utf8() {
    return new String(array, StandardCharsets.UTF_8);
  }

  public String toBase64() {
    return Base64.getEncoder().encodeToString(array);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Bytes other && Arrays.equals(array, other.array);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  /** The length alone: the content may be a secret. */
  @Override
  public String toString() {
    return array.length == 1 ? "1 byte" : array.length + " bytes";
  }

  /** The position that Go's decoder complains about, or -1 for well-formed text. */
  private static int firstIllegalBase64(String text) {
    int inQuad = 0;
    int padding = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\r' || c == '\n') {
        continue;
      }
      boolean padDue = (inQuad == 2 && padding == 0) || (inQuad == 3 && padding <= 1);
      if (padding > 0 && inQuad == 0) {
        return i;
      } else if (c == '=' && padDue) {
        padding++;
      } else if (c == '=' || padding > 0) {
        return padding > 0 ? i - 1 : i;
      } else if (!isBase64(c)) {
        return i;
      }
      inQuad = (inQuad + 1) % 4;
    }
    return inQuad == 0 ? -1 : padding > 0 ? text.length() : text.length() - inQuad;
  }

  private static boolean isBase64(char c) {
    return (c >= 'A' && c <= 'Z')
        || (c >= 'a' && c <= 'z')
        || (c >= '0' && c <= '9')
        || c == '+'
        || c == '/';
  }
}
