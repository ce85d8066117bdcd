package dev.navarch.controllerruntime.metrics;

import dev.navarch.client.cache.CacheMetrics;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * What informers do: lists and watches under the names that Kubernetes' client has for its
 * reflectors, and how much waits for each handler. Informers of one name share their counts.
 */
public final class InformerMetrics implements CacheMetrics, MetricsSource {
  private static final double NANOS_PER_SECOND = 1e9;

  private final Map<String, InformerSeries> byName = new ConcurrentHashMap<>();

  private InformerSeries of(String name) {
    InformerSeries known = byName.get(name);
    return known != null ? known : byName.computeIfAbsent(name, unused -> new InformerSeries());
  }

  private Map<String, InformerSeries> sorted() {
    return new TreeMap<>(byName);
  }

  // ---- what happens

  @Override
  public void listed(String name, int objects, Duration took) {
    of(name).listed(objects, took);
  }

  @Override
  public void watchStarted(String name) {
    of(name).watches.increment();
  }

  @Override
  public void watchEnded(String name, long events, Duration lasted) {
    of(name).watched(events, lasted);
  }

  @Override
  public void watchStalled(String name) {
    of(name).stalls.increment();
  }

  @Override
  public void failed(String name) {
    of(name).failures.increment();
  }

  @Override
  public void lastResourceVersion(String name, String resourceVersion) {
    of(name).lastVersion = resourceVersion;
  }

  @Override
  public void listenerDepth(String name, int listener, int depth) {
    of(name).depths.put(listener, depth);
  }

  @Override
  public void listenerClosed(String name, int listener) {
    of(name).depths.remove(listener);
  }

  // ---- what is shown

  @Override
  public void writeTo(Appendable out) throws IOException {
    PrometheusText text = new PrometheusText(out);
    counter(text, "reflector_lists_total", "Lists that were read", s -> s.listNanos.count());
    summary(
        text,
        "reflector_list_duration_seconds",
        "How long lists take in seconds",
        NANOS_PER_SECOND,
        s -> s.listNanos);
    summary(text, "reflector_items_per_list", "Objects in lists", 1, s -> s.listItems);
    counter(text, "reflector_watches_total", "Watches that began", s -> s.watches.sum());
    summary(
        text,
        "reflector_watch_duration_seconds",
        "How long watches last in seconds",
        NANOS_PER_SECOND,
        s -> s.watchNanos);
    summary(text, "reflector_items_per_watch", "Events on watches", 1, s -> s.watchItems);
    counter(
        text,
        "reflector_stalled_watches_total",
        "Watches that were given up because nothing came",
        s -> s.stalls.sum());
    counter(
        text,
        "reflector_failures_total",
        "Lists, watches and objects that failed",
        s -> s.failures.sum());
    writeVersions(text);
    writeDepths(text);
  }

  private void counter(
      PrometheusText text, String name, String help, ToDoubleFunction<InformerSeries> value)
      throws IOException {
    text.head(name, help, "counter");
    for (Map.Entry<String, InformerSeries> informer : sorted().entrySet()) {
      text.sample(name, value.applyAsDouble(informer.getValue()), "name", informer.getKey());
    }
  }

  private void summary(
      PrometheusText text,
      String name,
      String help,
      double unit,
      Function<InformerSeries, InformerSeries.Sum> value)
      throws IOException {
    text.head(name, help, "summary");
    for (Map.Entry<String, InformerSeries> informer : sorted().entrySet()) {
      InformerSeries.Sum sum = value.apply(informer.getValue());
      text.sample(name + "_sum", sum.total() / unit, "name", informer.getKey());
      text.sample(name + "_count", (double) sum.count(), "name", informer.getKey());
    }
  }

  /** A version need not be a number; where it is none there is nothing to show. */
  private void writeVersions(PrometheusText text) throws IOException {
    String name = "reflector_last_resource_version";
    text.head(name, "The version up to which everything is known", "gauge");
    for (Map.Entry<String, InformerSeries> informer : sorted().entrySet()) {
      String version = informer.getValue().lastVersion;
      if (version.matches("[0-9]{1,18}")) {
        text.sample(name, (double) Long.parseLong(version), "name", informer.getKey());
      }
    }
  }

  private void writeDepths(PrometheusText text) throws IOException {
    String name = "informer_listener_depth";
    text.head(name, "Notifications that wait for a handler or are with it", "gauge");
    for (Map.Entry<String, InformerSeries> informer : sorted().entrySet()) {
      for (Map.Entry<Integer, Integer> depth :
          new TreeMap<>(informer.getValue().depths).entrySet()) {
        text.sample(
            name,
            (double) depth.getValue(),
            "name",
            informer.getKey(),
            "listener",
            Integer.toString(depth.getKey()));
      }
    }
  }
}
