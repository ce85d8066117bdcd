package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hashes of JSON trees that agree with {@code equals} and cannot be foreseen. Hash tables whose
 * keys have no order become lists when many keys share a hash, and the hashes of the JDK let
 * clients choose such keys.
 */
final class TreeHash {
  /** Odd, so that no digit of a hash is lost in a product. */
  private static final int FACTOR;

  private static final int SEED;

  static {
    SecureRandom random = new SecureRandom();
    FACTOR = random.nextInt() | 1;
    SEED = random.nextInt();
  }

  private TreeHash() {}

  static int of(@Nullable Object tree) {
    int hash = add(SEED, tree);
    return hash ^ (hash >>> 16);
  }

  private static int add(int hash, @Nullable Object tree) {
    return switch (tree) {
      case null -> hash * FACTOR;
      case String text -> addText(hash, text);
      case List<?> list -> {
        int sum = hash * FACTOR + list.size();
        for (@Nullable Object item : list) {
          sum = add(sum, item);
        }
        yield sum;
      }
      case StringMap<?> map -> {
        int sum = hash * FACTOR + map.size();
        for (int i = 0; i < map.size(); i++) {
          sum = add(addText(sum, map.keyAt(i)), map.valueAt(i));
        }
        yield sum;
      }
      default -> hash * FACTOR + tree.hashCode();
    };
  }

  private static int addText(int hash, String text) {
    int sum = hash * FACTOR + text.length();
    for (int i = 0; i < text.length(); i++) {
      sum = sum * FACTOR + text.charAt(i);
    }
    return sum;
  }
}
