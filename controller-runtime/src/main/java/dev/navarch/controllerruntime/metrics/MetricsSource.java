package dev.navarch.controllerruntime.metrics;

import java.io.IOException;

/** Something that has metrics to show. */
@FunctionalInterface
public interface MetricsSource {
  /** Writes whole metrics with their heads; {@link PrometheusText} helps. */
  void writeTo(Appendable out) throws IOException;
}
