package dev.navarch.benchmarks.measuring;

/**
 * Counts durations in buckets, each less than one per cent wide, so that percentiles of any number
 * of them take the same little memory. For one thread.
 *
 * <p>A bucket is named by the highest eight bits of a duration and by how many bits follow them;
 * what is shorter than 256 ns has a bucket for each nanosecond.
 */
public final class LatencyHistogram {
  private static final int BITS = 7;
  private static final int STEPS = 1 << BITS;

  private final long[] counts = new long[(Long.SIZE - BITS) * STEPS];
  private long count;

  /** Counts a duration; a negative one as none. */
  public void record(long nanos) {
    counts[bucket(Math.max(0, nanos))]++;
    count++;
  }

  public void add(LatencyHistogram other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    count += other.count;
  }

  public long count() {
    return count;
  }

  /**
   * What a share of the durations does not exceed, in nanoseconds.
   *
   * @param share above 0, at most 1: 0.5 for the median
   */
  public double percentile(double share) {
    long rank = (long) Math.ceil(share * count);
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (seen >= rank && seen > 0) {
        return middle(i);
      }
    }
    throw new IllegalStateException("nothing was measured");
  }

  private static int bucket(long nanos) {
    if (nanos < STEPS) {
      return (int) nanos;
    }
    int shift = Long.SIZE - 1 - BITS - Long.numberOfLeadingZeros(nanos);
    return shift * STEPS + (int) (nanos >>> shift);
  }

  private static double middle(int bucket) {
    if (bucket < 2 * STEPS) {
      return bucket;
    }
    int shift = bucket / STEPS - 1;
    long first = (long) (bucket - shift * STEPS) << shift;
    return first + ((1L << shift) - 1) / 2.0;
  }
}
