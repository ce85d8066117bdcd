package dev.navarch.apiserver.metrics;

import java.util.List;

/**
 * The buckets of a histogram. Values are whole numbers in a small unit, so that counting needs no
 * floating-point arithmetic.
 *
 * @param bounds in the small unit, ascending; a bucket holds what is not greater
 * @param texts the bounds as they are told
 * @param unit how many of the small unit make one of what is told
 */
@SuppressWarnings("ArrayRecordComponent") // constants that are never compared
record Buckets(long[] bounds, List<String> texts, double unit) {

  /** How long requests take, in seconds; counted in nanoseconds. */
  static final Buckets SECONDS =
      seconds(
          "0.005", "0.025", "0.05", "0.1", "0.2", "0.4", "0.6", "0.8", "1", "1.25", "1.5", "2", "3",
          "4", "5", "6", "8", "10", "15", "20", "30", "45", "60");

  /** How large answers are, in bytes. */
  static final Buckets BYTES =
      new Buckets(
          new long[] {1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000},
          List.of("1000", "10000", "100000", "1e+06", "1e+07", "1e+08", "1e+09"),
          1);

  private static Buckets seconds(String... texts) {
    long[] bounds = new long[texts.length];
    for (int i = 0; i < texts.length; i++) {
      bounds[i] = Math.round(Double.parseDouble(texts[i]) * 1e9);
    }
    return new Buckets(bounds, List.of(texts), 1e9);
  }

  int count() {
    return bounds.length;
  }

  /** The bucket of a value; one past the last for what is greater than all bounds. */
  int find(long value) {
    // Most values fall into the first few buckets.
    int bucket = 0;
    while (bucket < bounds.length && value > bounds[bucket]) {
      bucket++;
    }
    return bucket;
  }
}
