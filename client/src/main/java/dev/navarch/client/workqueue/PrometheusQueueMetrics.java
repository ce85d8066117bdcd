package dev.navarch.client.workqueue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/**
 * Keeps the metrics of queues and writes them in Prometheus' text format, under the names that
 * Kubernetes' components have. A queue that takes the name of an earlier one goes on with its
 * counts.
 */
public final class PrometheusQueueMetrics implements QueueMetricsProvider {
  private final Map<String, QueueSeries> byName = new ConcurrentHashMap<>();

  @Override
  public QueueMetrics forQueue(String name, QueueState state) {
    QueueSeries series = byName.computeIfAbsent(name, unused -> new QueueSeries());
    series.show(state);
    return series;
  }

  /** The metrics as text, queues in the order of their names. */
  public String text() {
    StringBuilder text = new StringBuilder();
    try {
      writeTo(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** Writes the metrics, queues in the order of their names. */
  public void writeTo(Appendable out) throws IOException {
    Map<String, QueueState.Running> running = new TreeMap<>();
    byName.forEach((name, series) -> running.put(name, series.running()));
    List<String> names = List.copyOf(running.keySet());

    gauge(out, "depth", "Items that wait to be taken", running, QueueState.Running::depth);
    counter(out, "adds_total", "Items that were added", names, QueueSeries::addCount);
    histogram(
        out,
        "queue_duration_seconds",
        "How long items wait in seconds until they are taken",
        names,
        QueueSeries::waits);
    histogram(
        out,
        "work_duration_seconds",
        "How long the work on an item takes in seconds",
        names,
        QueueSeries::works);
    gauge(
        out,
        "unfinished_work_seconds",
        "How long the items in work have been there in seconds, together",
        running,
        QueueState.Running::unfinishedSeconds);
    gauge(
        out,
        "longest_running_processor_seconds",
        "How long the item that is longest in work has been there in seconds",
        running,
        QueueState.Running::longestSeconds);
    counter(out, "retries_total", "Items that were added for later", names, QueueSeries::retries);
  }

  private static void gauge(
      Appendable out,
      String name,
      String help,
      Map<String, QueueState.Running> running,
      ToDoubleFunction<QueueState.Running> value)
      throws IOException {
    head(out, name, help, "gauge");
    for (Map.Entry<String, QueueState.Running> queue : running.entrySet()) {
      sample(out, name, queue.getKey(), "", number(value.applyAsDouble(queue.getValue())));
    }
  }

  private void counter(
      Appendable out,
      String name,
      String help,
      List<String> queues,
      ToLongFunction<QueueSeries> value)
      throws IOException {
    head(out, name, help, "counter");
    for (String queue : queues) {
      sample(out, name, queue, "", Long.toString(value.applyAsLong(series(queue))));
    }
  }

  private void histogram(
      Appendable out,
      String name,
      String help,
      List<String> queues,
      Function<QueueSeries, DurationHistogram> value)
      throws IOException {
    head(out, name, help, "histogram");
    for (String queue : queues) {
      DurationHistogram.Snapshot shown = value.apply(series(queue)).snapshot();
      for (int i = 0; i < shown.cumulative().length; i++) {
        sample(
            out,
            name + "_bucket",
            queue,
            ",le=\"" + DurationHistogram.boundText(i) + "\"",
            Long.toString(shown.cumulative()[i]));
      }
      sample(out, name + "_sum", queue, "", number(shown.sumSeconds()));
      sample(out, name + "_count", queue, "", Long.toString(shown.count()));
    }
  }

  /** Series are never taken away, so that a name once seen has one. */
  private QueueSeries series(String queue) {
    return byName.computeIfAbsent(queue, unused -> new QueueSeries());
  }

  private static void head(Appendable out, String name, String help, String type)
      throws IOException {
    out.append("# HELP workqueue_").append(name).append(' ').append(help).append('\n');
    out.append("# TYPE workqueue_").append(name).append(' ').append(type).append('\n');
  }

  private static void sample(
      Appendable out, String name, String queue, String moreLabels, String value)
      throws IOException {
    out.append("workqueue_").append(name).append("{name=\"").append(escape(queue)).append('"');
    out.append(moreLabels).append("} ").append(value).append('\n');
  }

  private static String escape(String label) {
    return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
