package dev.navarch.apiserver.metrics;

import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** What was counted of one route. */
final class RouteFigures {
  private final Route route;
  private final ConcurrentHashMap<Integer, LongAdder> byCode = new ConcurrentHashMap<>(4);
  private final Histogram durations = new Histogram(Buckets.SECONDS);
  private final @Nullable Histogram sizes;

  RouteFigures(Route route) {
    this.route = route;
    this.sizes = route.isRead() ? new Histogram(Buckets.BYTES) : null;
  }

  void count(int code, long nanos, long bytes) {
    LongAdder requests = byCode.get(code);
    if (requests == null) {
      requests = byCode.computeIfAbsent(code, c -> new LongAdder());
    }
    requests.increment();
    durations.count(nanos);
    if (sizes != null && bytes >= 0) {
      sizes.count(bytes);
    }
  }

  void writeTotals(PrometheusText out) {
    new TreeMap<>(byCode)
        .forEach((code, requests) -> out.sample(route.labelsWithCode(code), requests.sum()));
  }

  void writeDurations(PrometheusText out) {
    durations.write(out, route.labelsWithDryRun());
  }

  void writeSizes(PrometheusText out) {
    if (sizes != null) {
      sizes.write(out, route.labels());
    }
  }
}
