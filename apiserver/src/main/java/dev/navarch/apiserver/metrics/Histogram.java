package dev.navarch.apiserver.metrics;

import java.util.concurrent.atomic.LongAdder;

/** How many values fell into which bucket. */
final class Histogram {
  private final Buckets buckets;
  private final LongAdder[] counts;
  private final LongAdder sum = new LongAdder();

  Histogram(Buckets buckets) {
    this.buckets = buckets;
    counts = new LongAdder[buckets.count() + 1];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new LongAdder();
    }
  }

  /** Counts a value in the small unit of the buckets. */
  void count(long value) {
    counts[buckets.find(value)].increment();
    sum.add(value);
  }

  /** Writes the figures; each bucket counts those below it too. */
  void write(PrometheusText out, Labels labels) {
    long soFar = 0;
    for (int i = 0; i < buckets.count(); i++) {
      soFar += counts[i].sum();
      out.sample("_bucket", labels.and("le", buckets.texts().get(i)), soFar);
    }
    soFar += counts[buckets.count()].sum();
    out.sample("_bucket", labels.and("le", "+Inf"), soFar);
    out.sample("_sum", labels, sum.sum() / buckets.unit());
    out.sample("_count", labels, soFar);
  }
}
