package dev.navarch.apiserver.metrics;

import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import dev.navarch.apiserver.endpoint.Workers;
import java.util.List;
import java.util.Map;

/** {@code /metrics}: what all sources know at this moment, whatever the method. */
public final class MetricsPage implements Endpoint {
  private final List<MetricSource> sources;
  private final Workers workers;

  /** Creates the page; no two sources have a family in common. */
  public MetricsPage(List<MetricSource> sources, Workers workers) {
    this.sources = List.copyOf(sources);
    this.workers = workers;
  }

  /** What serves which path. */
  public Map<String, Endpoint> pages() {
    return Map.of("/metrics", this);
  }

  @Override
  public void handle(Exchange exchange) {
    workers.run(
        exchange,
        () -> {
          PrometheusText out = new PrometheusText();
          sources.forEach(source -> source.write(out));
          exchange.respond(200, PrometheusText.MEDIA_TYPE, out.toByteArray());
        });
  }
}
