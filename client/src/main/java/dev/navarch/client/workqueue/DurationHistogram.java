package dev.navarch.client.workqueue;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts durations in ten buckets, from a microsecond to a thousand seconds, and one for what is
 * longer: the buckets that Kubernetes' components have. Any thread may count and read.
 */
final class DurationHistogram {
  private static final String[] BOUNDS = {
    "1e-06", "1e-05", "0.0001", "0.001", "0.01", "0.1", "1", "10", "100", "1000", "+Inf"
  };

  private static final long FIRST_BOUND_NANOS = 1000;

  private final AtomicLongArray buckets = new AtomicLongArray(BOUNDS.length);
  private final LongAdder sumNanos = new LongAdder();

  /** What was counted; {@code cumulative} has how many are no longer than each bound. */
  @SuppressWarnings("ArrayRecordComponent") // written out, never compared
  record Snapshot(long[] cumulative, long count, double sumSeconds) {}

  void observe(long nanos) {
    int bucket = 0;
    long bound = FIRST_BOUND_NANOS;
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
