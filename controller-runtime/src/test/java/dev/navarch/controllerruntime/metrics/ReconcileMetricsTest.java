package dev.navarch.controllerruntime.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.controllerruntime.metrics.ControllerSeries.Outcome;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ReconcileMetricsTest {
  private final ReconcileMetrics metrics = new ReconcileMetrics();

  private String text() throws IOException {
    StringBuilder text = new StringBuilder();
    metrics.writeTo(text);
    return text.toString();
  }

  @Test
  void reconciliationsAreCountedByControllerAndResult() throws Exception {
    ControllerSeries series = metrics.of("foo");
    series.workers(3);
    series.began();
    series.began();
    series.ended(Outcome.SUCCESS, Duration.ofMillis(10));
    series.began();
    series.ended(Outcome.ERROR, Duration.ofSeconds(100));
    series.gaveUp();
    series.panicked();

    assertThat(text())
        .contains(
            "# TYPE controller_runtime_reconcile_total counter\n",
            "controller_runtime_reconcile_total{controller=\"foo\",result=\"success\"} 1\n",
            "controller_runtime_reconcile_total{controller=\"foo\",result=\"requeue_after\"} 0\n",
            "controller_runtime_reconcile_errors_total{controller=\"foo\"} 1\n",
            "controller_runtime_terminal_reconcile_errors_total{controller=\"foo\"} 1\n",
            "controller_runtime_reconcile_panics_total{controller=\"foo\"} 1\n",
            "controller_runtime_max_concurrent_reconciles{controller=\"foo\"} 3\n",
            "controller_runtime_active_workers{controller=\"foo\"} 1\n");
  }

  @Test
  void timesAreInBucketsThatAddUp() throws Exception {
    ControllerSeries series = metrics.of("f\"o");
    for (long millis : new long[] {5, 6, 100_000}) {
      series.began();
      series.ended(Outcome.SUCCESS, Duration.ofMillis(millis));
    }

    assertThat(text())
        .contains(
            "reconcile_time_seconds_bucket{controller=\"f\\\"o\",le=\"0.005\"} 1\n",
            "reconcile_time_seconds_bucket{controller=\"f\\\"o\",le=\"0.01\"} 2\n",
            "reconcile_time_seconds_bucket{controller=\"f\\\"o\",le=\"60\"} 2\n",
            "reconcile_time_seconds_bucket{controller=\"f\\\"o\",le=\"+Inf\"} 3\n",
            "reconcile_time_seconds_sum{controller=\"f\\\"o\"} 100.011\n",
            "reconcile_time_seconds_count{controller=\"f\\\"o\"} 3\n");
  }
}
