package dev.navarch.controllerruntime.metrics;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/** Counts durations in buckets. Any thread may count and write. */
public final class Histogram {
  private final double[] bounds;
  private final AtomicLongArray buckets;
  private final LongAdder nanos = new LongAdder();

  /**
   * Creates an empty one.
   *
   * @param bounds in seconds, the smallest first; what is longer than all has a bucket of its own
   */
  public Histogram(double... bounds) {
    this.bounds = bounds.clone();
    buckets = new AtomicLongArray(bounds.length + 1);
  }

  public void observe(Duration duration) {
    double seconds = duration.toNanos() / 1e9;
    int at = Arrays.binarySearch(bounds, seconds);
    buckets.incrementAndGet(at >= 0 ? at : -at - 1);
    nanos.add(duration.toNanos());
  }

  /** Writes the values without a head. */
  void writeTo(PrometheusText text, String name, String... labels) throws IOException {
    String[] bucketLabels = Arrays.copyOf(labels, labels.length + 2);
    bucketLabels[labels.length] = "le";
    long count = 0;
    for (int i = 0; i < buckets.length(); i++) {
      count += buckets.get(i);
      bucketLabels[labels.length + 1] = i < bounds.length ? bound(bounds[i]) : "+Inf";
      text.sample(name + "_bucket", (double) count, bucketLabels);
    }
    text.sample(name + "_sum", nanos.sum() / 1e9, labels);
    text.sample(name + "_count", (double) count, labels);
  }

  private static String bound(double seconds) {
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }
}
