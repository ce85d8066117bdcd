package dev.navarch.storage;

import org.jspecify.annotations.Nullable;

/**
 * A stretch of keys: from {@code start} on, up to and without {@code end}. An empty {@code end}
 * means that the stretch goes to the last key.
 */
public record KeySpan(ByteString start, ByteString end) {
  public static final KeySpan ALL = new KeySpan(ByteString.EMPTY, ByteString.EMPTY);

  /** All keys that begin with {@code prefix}. */
  public static KeySpan prefix(ByteString prefix) {
    return new KeySpan(prefix, prefix.prefixEnd());
  }

  /** All keys that begin with the UTF-8 of {@code prefix}. */
  public static KeySpan prefix(String prefix) {
    return prefix(ByteString.utf8(prefix));
  }

  /** The one key. */
  public static KeySpan key(ByteString key) {
    return new KeySpan(key, key.successor());
  }

  /** What of this stretch lies at {@code key} and after it: where a paged read goes on. */
  public KeySpan from(ByteString key) {
    return key.compareTo(start) <= 0 ? this : new KeySpan(key, end);
  }

  public boolean isUnbounded() {
    return end.isEmpty();
  }

  /** Whether no key can lie in here. */
  public boolean isVoid() {
    return !isUnbounded() && start.compareTo(end) >= 0;
  }

  public boolean contains(ByteString key) {
    return start.compareTo(key) <= 0 && (isUnbounded() || key.compareTo(end) < 0);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof KeySpan other && start.equals(other.start) && end.equals(other.end);
  }

  @Override
  public int hashCode() {
    return 31 * start.hashCode() + end.hashCode();
  }
}
