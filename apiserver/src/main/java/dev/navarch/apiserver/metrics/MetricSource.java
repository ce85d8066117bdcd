package dev.navarch.apiserver.metrics;

/** Knows figures of some families. */
public interface MetricSource {
  /** Writes the families with the figures of this moment. May block for a short time. */
  void write(PrometheusText out);
}
