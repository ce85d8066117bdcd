package dev.navarch.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Bytes that never change: a key or a value. They sort by their unsigned bytes, a prefix before
 * what it is a prefix of.
 *
 * <p>{@link #toString()} tells the length alone, because a value may be a secret and ends up in a
 * log sooner or later; {@link #utf8()} is there for keys that are text.
 */
public final class ByteString implements Comparable<ByteString> {
  public static final ByteString EMPTY = new ByteString(new byte[0]);

  private final byte[] array;

  private ByteString(byte[] array) {
    this.array = array;
  }

  /** Copies the array. */
  public static ByteString copyOf(byte[] array) {
    return array.length == 0 ? EMPTY : new ByteString(array.clone());
  }

  /** Takes the array as it is; the caller must not write to it any more. */
  public static ByteString wrap(byte[] array) {
    return array.length == 0 ? EMPTY : new ByteString(array);
  }

  public static ByteString utf8(String text) {
    return wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  public int length() {
    return array.length;
  }

  public boolean isEmpty() {
    return array.length == 0;
  }

  public byte at(int index) {
    return array[index];
  }

  /** The text these bytes are in UTF-8; what is not UTF-8 shows as replacement characters. */
  public String utf8() {
    return new String(array, StandardCharsets.UTF_8);
  }

  public byte[] toByteArray() {
    return array.clone();
  }

  /** The array itself, for those who must not copy. It must not be changed. */
  public byte[] unsafeArray() {
    return array;
  }

  /** A read-only view, without copying. */
  public ByteBuffer asByteBuffer() {
    return ByteBuffer.wrap(array).asReadOnlyBuffer();
  }

  public void writeTo(OutputStream out) throws IOException {
    out.write(array);
  }

  /** Copies all bytes into {@code target}, beginning at {@code offset}. */
  public void copyTo(byte[] target, int offset) {
    System.arraycopy(array, 0, target, offset, array.length);
  }

  public boolean startsWith(ByteString prefix) {
    int length = prefix.array.length;
    return length <= array.length && Arrays.equals(array, 0, length, prefix.array, 0, length);
  }

  /** These bytes followed by others. */
  public ByteString concat(ByteString more) {
    if (more.isEmpty()) {
      return this;
    }
    byte[] joined = Arrays.copyOf(array, array.length + more.array.length);
    more.copyTo(joined, array.length);
    return wrap(joined);
  }

  /** What is left after the first {@code count} bytes. */
  public ByteString withoutFirst(int count) {
    return wrap(Arrays.copyOfRange(array, count, array.length));
  }

  /** The key that sorts right after this one. */
  public ByteString successor() {
    return new ByteString(Arrays.copyOf(array, array.length + 1));
  }

  /**
   * The first key after all those that begin with these bytes; {@link #EMPTY}, which ends no {@link
   * KeySpan}, if there is none because every byte is {@code 0xff}.
   */
  public ByteString prefixEnd() {
    for (int i = array.length - 1; i >= 0; i--) {
      if (array[i] != (byte) 0xff) {
        byte[] end = Arrays.copyOf(array, i + 1);
        end[i]++;
        return new ByteString(end);
      }
    }
    return EMPTY;
  }

  @Override
  public int compareTo(ByteString other) {
    return Arrays.compareUnsigned(array, other.array);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ByteString bytes && Arrays.equals(array, bytes.array));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  @Override
  public String toString() {
    return array.length == 1 ? "1 byte" : array.length + " bytes";
  }
}
