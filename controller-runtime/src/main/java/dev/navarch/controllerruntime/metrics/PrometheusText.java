package dev.navarch.controllerruntime.metrics;

import java.io.IOException;

/** Writes metrics in Prometheus' text format. Belongs to one thread. */
public final class PrometheusText {
  /** The media type of the format. */
  public static final String MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final Appendable out;

  public PrometheusText(Appendable out) {
    this.out = out;
  }

  /** Begins a metric; {@code type} is {@code counter}, {@code gauge} or {@code histogram}. */
  public void head(String name, String help, String type) throws IOException {
    out.append("# HELP ").append(name).append(' ').append(help).append('\n');
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  /** Writes one value; {@code labels} are names and values in turn. */
  public void sample(String name, double value, String... labels) throws IOException {
    out.append(name);
    for (int i = 0; i + 1 < labels.length; i += 2) {
      out.append(i == 0 ? "{" : ",").append(labels[i]).append("=\"");
      out.append(escape(labels[i + 1])).append('"');
    }
    out.append(labels.length > 1 ? "} " : " ").append(number(value)).append('\n');
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
