package dev.navarch.controllerruntime.metrics;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.ToDoubleFunction;

/**
 * What controllers do, under the names that Kubernetes' controller-runtime has. A controller that
 * takes the name of an earlier one goes on with its counts.
 */
public final class ReconcileMetrics implements MetricsSource {
  private final Map<String, ControllerSeries> byController = new ConcurrentSkipListMap<>();

  /** The counts of a controller. */
  public ControllerSeries of(String controller) {
    return byController.computeIfAbsent(controller, unused -> new ControllerSeries());
  }

  @Override
  public void writeTo(Appendable out) throws IOException {
    PrometheusText text = new PrometheusText(out);
    text.head(
        "controller_runtime_reconcile_total",
        "Reconciliations by controller and result",
        "counter");
    for (Map.Entry<String, ControllerSeries> controller : byController.entrySet()) {
      for (ControllerSeries.Outcome outcome : ControllerSeries.Outcome.values()) {
        text.sample(
            "controller_runtime_reconcile_total",
            (double) controller.getValue().count(outcome),
            "controller",
            controller.getKey(),
            "result",
            outcome.label());
      }
    }
    each(
        text,
        "controller_runtime_reconcile_errors_total",
        "Reconciliations that failed",
        "counter",
        series -> series.count(ControllerSeries.Outcome.ERROR));
    each(
        text,
        "controller_runtime_terminal_reconcile_errors_total",
        "Reconciliations that failed and are not tried again",
        "counter",
        ControllerSeries::terminalErrors);
    each(
        text,
        "controller_runtime_reconcile_panics_total",
        "Reconciliations that failed by an error or an exception that tells of a mistake",
        "counter",
        ControllerSeries::panics);
    text.head(
        "controller_runtime_reconcile_time_seconds",
        "How long reconciliations take in seconds",
        "histogram");
    for (Map.Entry<String, ControllerSeries> controller : byController.entrySet()) {
      controller
          .getValue()
          .times()
          .writeTo(
              text, "controller_runtime_reconcile_time_seconds", "controller", controller.getKey());
    }
    each(
        text,
        "controller_runtime_max_concurrent_reconciles",
        "How many reconciliations may run at once",
        "gauge",
        ControllerSeries::workers);
    each(
        text,
        "controller_runtime_active_workers",
        "How many reconciliations run",
        "gauge",
        ControllerSeries::active);
  }

  private void each(
      PrometheusText text,
      String name,
      String help,
      String type,
      ToDoubleFunction<ControllerSeries> value)
      throws IOException {
    text.head(name, help, type);
    for (Map.Entry<String, ControllerSeries> controller : byController.entrySet()) {
      text.sample(
          name, value.applyAsDouble(controller.getValue()), "controller", controller.getKey());
    }
  }
}
