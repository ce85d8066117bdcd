package dev.navarch.attacks.measuring;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How long requests took.
 *
 * @param millis of each request, in ascending order
 * @param failures requests that were not answered as they should have been
 */
record Latencies(List<Double> millis, int failures) {
  Latencies {
    List<Double> sorted = new ArrayList<>(millis);
    Collections.sort(sorted);
    millis = List.copyOf(sorted);
  }

  /** The latency that a share of the requests did not exceed. */
  double quantile(double share) {
    return millis.isEmpty()
        ? Double.NaN
        : millis.get(Math.min(millis.size() - 1, (int) Math.floor(share * millis.size())));
  }

  static double millis(Duration time) {
    return time.toNanos() / 1e6;
  }
}
