package dev.navarch.apimachinery.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Shares sets of fields that decoders meet again and again: pods of a deployment differ in their
 * addresses and times, and hardly ever in which fields somebody manages. In a cache of ten thousand
 * pods that is a quarter of all.
 *
 * <p>The pool is a fixed table in which a newer set replaces an older one of the same slot. Threads
 * read and write it without locks: a set is immutable, so the worst a race can do is to miss a hit.
 */
final class FieldsPool {
  private static final int SLOTS = 1 << 10;
  private static final int LONGEST = 4096;
  private static final @Nullable FieldsV1[] TABLE = new @Nullable FieldsV1[SLOTS];

  private FieldsPool() {}

  static FieldsV1 of(Bytes raw) {
    if (raw.length() > LONGEST) {
      return new FieldsV1(raw);
    }
    int hash = Arrays.hashCode(raw.unsafeArray());
    int slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
    FieldsV1 known = TABLE[slot];
    if (known != null && known.raw().equals(raw)) {
      return known;
    }
    FieldsV1 made = new FieldsV1(raw);
    TABLE[slot] = made;
    return made;
  }
}
