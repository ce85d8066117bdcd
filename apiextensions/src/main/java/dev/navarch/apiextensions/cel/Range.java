package dev.navarch.apiextensions.cel;

/**
 * From the least to the most that a size or a cost can be. What grows too large stays at the top.
 */
record Range(long min, long max) {
  static final Range ZERO = new Range(0, 0);
  static final Range ONE = new Range(1, 1);
  static final Range UNKNOWN = new Range(0, Long.MAX_VALUE);

  static Range exactly(long value) {
    return new Range(value, value);
  }

  Range plus(Range other) {
    return new Range(add(min, other.min), add(max, other.max));
  }

  Range times(Range other) {
    return new Range(multiply(min, other.min), multiply(max, other.max));
  }

  /** Rounded up to whole units. */
  Range times(double factor) {
    return new Range((long) Math.ceil(min * factor), (long) Math.ceil(max * factor));
  }

  /** What covers both. */
  Range or(Range other) {
    return new Range(Math.min(min, other.min), Math.max(max, other.max));
  }

  static long add(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }

  static long multiply(long a, long b) {
    return a != 0 && b > Long.MAX_VALUE / a ? Long.MAX_VALUE : a * b;
  }
}
