package dev.navarch.apimachinery.collect;

import java.util.Comparator;

/**
 * The order of texts by their UTF-8 bytes, which is Go's order and so the order of keys on the
 * wire. It differs from {@link String#compareTo} only where surrogate pairs meet characters above
 * U+DFFF.
 */
public final class Utf8Order {
  /** Compares texts by their UTF-8 bytes. */
  public static final Comparator<String> COMPARATOR = new ByBytes();

  private Utf8Order() {}

  private static final class ByBytes implements Comparator<String> {
    @Override
    public int compare(String a, String b) {
      return Utf8Order.compare(a, b);
    }
  }

  /** Compares two texts by their UTF-8 bytes. */
  public static int compare(String a, String b) {
    int length = Math.min(a.length(), b.length());
    for (int i = 0; i < length; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        return x >= 0xD800 && y >= 0xD800 ? rank(x) - rank(y) : x - y;
      }
    }
    return a.length() - b.length();
  }

  /** Moves surrogates, which stand for code points above U+FFFF, behind all other characters. */
  private static int rank(char c) {
    return c >= 0xE000 ? c - 0x800 : c + 0x2000;
  }
}
