package dev.navarch.apiserver.metrics;

import java.nio.charset.StandardCharsets;

/**
 * The text format of Prometheus. All figures of a family come one after the other. For one thread.
 */
public final class PrometheusText {
  /** What {@code Content-Type} says. */
  public static final String MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final StringBuilder out = new StringBuilder(16 << 10);
  private String family = "";

  /** Begins a family. */
  public PrometheusText family(String name, MetricType type, String help) {
    family = name;
    out.append("# HELP ").append(name).append(' ').append(help).append('\n');
    out.append("# TYPE ").append(name).append(' ').append(type.word()).append('\n');
    return this;
  }

  /** A figure of the family. */
  public PrometheusText sample(Labels labels, long value) {
    return sample("", labels, value);
  }

  /** A figure of the family. */
  public PrometheusText sample(Labels labels, double value) {
    return sample("", labels, value);
  }

  /** A figure of the family under its name and a suffix. */
  PrometheusText sample(String suffix, Labels labels, long value) {
    name(suffix, labels);
    out.append(value).append('\n');
    return this;
  }

  /** A figure of the family under its name and a suffix. */
  PrometheusText sample(String suffix, Labels labels, double value) {
    name(suffix, labels);
    out.append(value).append('\n');
    return this;
  }

  private void name(String suffix, Labels labels) {
    out.append(family).append(suffix);
    if (!labels.text().isEmpty()) {
      out.append('{').append(labels.text()).append('}');
    }
    out.append(' ');
  }

  public byte[] toByteArray() {
    return toString().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
