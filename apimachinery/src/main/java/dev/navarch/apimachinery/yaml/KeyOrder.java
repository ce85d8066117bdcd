package dev.navarch.apimachinery.yaml;

/**
 * The order of keys in YAML output: numbers inside texts by their value, so that {@code k9} comes
 * before {@code k10}; letters after everything else.
 *
 * <p>The rule is Kubernetes', and it is not quite an order: {@code 10} comes before {@code 1a},
 * that before {@code 4}, and that before {@code 10}. Kubernetes writes such keys now this way, now
 * that. The sort here accepts every answer, loses nothing, and gives the same result for the same
 * keys.
 */
final class KeyOrder {
  private KeyOrder() {}

  /**
   * Sorts keys. The result depends on nothing but the keys and, where the rule goes in circles,
   * their order.
   */
  static void sort(String[] keys) {
    sort(keys.clone(), keys, 0, keys.length);
  }

  /** Merges the two sorted halves of a copy. {@code java.util} would refuse to go in circles. */
  private static void sort(String[] from, String[] to, int low, int high) {
    if (high - low < 2) {
      return;
    }
    int middle = (low + high) >>> 1;
    sort(to, from, low, middle);
    sort(to, from, middle, high);
    int left = low;
    int right = middle;
    for (int i = low; i < high; i++) {
      boolean takesRight = left == middle || (right < high && isBefore(from[right], from[left]));
      to[i] = takesRight ? from[right++] : from[left++];
    }
  }

  /** Whether one key stands before another when there are only these two. */
  static boolean isBefore(String a, String b) {
    int at = firstDifference(a, b);
    if (at == a.length() || at == b.length()) {
      return a.length() < b.length();
    }
    int x = a.codePointAt(at);
    int y = b.codePointAt(at);
    boolean isLetter = Character.isLetter(x);
    if (isLetter || Character.isLetter(y)) {
      return isLetter == Character.isLetter(y) ? x < y : !isLetter;
    }
    boolean zerosCount = (x == '0' || y == '0') && continuesNumber(a, at);
    long numberOfA = number(a, at, zerosCount);
    long numberOfB = number(b, at, zerosCount);
    if (numberOfA != numberOfB) {
      return numberOfA < numberOfB;
    }
    int digitsOfA = digits(a, at);
    int digitsOfB = digits(b, at);
    return digitsOfA != digitsOfB ? digitsOfA < digitsOfB : x < y;
  }

  private static int firstDifference(String a, String b) {
    int length = Math.min(a.length(), b.length());
    int at = 0;
    while (at < length && a.charAt(at) == b.charAt(at)) {
      at++;
    }
    boolean isInsidePair = at > 0 && at < length && Character.isHighSurrogate(a.charAt(at - 1));
    return isInsidePair ? at - 1 : at;
  }

  /** Whether the digits before a place, which both keys share, are more than zeros. */
  private static boolean continuesNumber(String key, int at) {
    int i = at;
    while (i > 0 && Character.isDigit(key.codePointBefore(i))) {
      int digit = key.codePointBefore(i);
      if (digit != '0') {
        return true;
      }
      i -= Character.charCount(digit);
    }
    return false;
  }

  /**
   * The digits at a place as a number, behind a one where leading zeros count. May run over, as in
   * Go.
   */
  private static long number(String key, int from, boolean zerosCount) {
    long number = zerosCount ? 1 : 0;
    int end = from + digits(key, from);
    for (int i = from, c; i < end; i += Character.charCount(c)) {
      c = key.codePointAt(i);
      number = number * 10 + (c - '0');
    }
    return number;
  }

  private static int digits(String key, int from) {
    int end = from;
    while (end < key.length() && Character.isDigit(key.codePointAt(end))) {
      end += Character.charCount(key.codePointAt(end));
    }
    return end - from;
  }
}
