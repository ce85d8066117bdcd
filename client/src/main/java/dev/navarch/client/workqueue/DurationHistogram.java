package dev.navarch.client.workqueue;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts durations in ten buckets, from ten nanoseconds to ten seconds, and one for what is longer.
 * Any thread may count and read.
 */
final class DurationHistogram {
  private static final String[] BOUNDS = {
    "1e-08", "1e-07", "1e-06", "1e-05", "0.0001", "0.001", "0.01", "0.1", "1", "10", "+Inf"
  };

  private final AtomicLongArray buckets = new AtomicLongArray(BOUNDS.length);
  private final LongAdder sumNanos = new LongAdder();

  /** What was counted; {@code cumulative} has how many are no longer than each bound. */
  @SuppressWarnings("ArrayRecordComponent") // written out, never compared
  record Snapshot(long[] cumulative, long count, double sumSeconds) {}

  void observe(long nanos) {
    int bucket = 0;
    long bound = 10;
    while (bucket < BOUNDS.length - 1 && nanos > bound) {
      bucket++;
      bound *= 10;
    }
    buckets.incrementAndGet(bucket);
    sumNanos.add(nanos);
  }

  Snapshot snapshot() {
    long[] cumulative = new long[BOUNDS.length];
    long count = 0;
    for (int i = 0; i < cumulative.length; i++) {
      count += buckets.get(i);
      cumulative[i] = count;
    }
    return new Snapshot(cumulative, count, sumNanos.sum() / 1e9);
  }

  /** How a bucket's bound is written. */
  static String boundText(int bucket) {
    return BOUNDS[bucket];
  }
}
