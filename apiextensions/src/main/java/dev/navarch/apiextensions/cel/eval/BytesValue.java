package dev.navarch.apiextensions.cel.eval;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A sequence of bytes, compared by content. */
public final class BytesValue implements Comparable<BytesValue> {
  private final byte[] bytes;

  /** The array now belongs to the value. */
  public BytesValue(byte[] bytes) {
    this.bytes = bytes;
  }

  int size() {
    return bytes.length;
  }

  byte[] array() {
    return bytes;
  }

  BytesValue plus(BytesValue other) {
    byte[] sum = Arrays.copyOf(bytes, bytes.length + other.bytes.length);
    System.arraycopy(other.bytes, 0, sum, bytes.length, other.bytes.length);
    return new BytesValue(sum);
  }

  @Override
  public int compareTo(BytesValue other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof BytesValue other && Arrays.equals(bytes, other.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
