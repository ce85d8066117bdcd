package dev.navarch.apiserver.metrics;

/** What the figures of a family mean. */
public enum MetricType {
  /** Only grows. */
  COUNTER("counter"),
  /** Goes up and down. */
  GAUGE("gauge"),
  /** How values are spread over buckets. */
  HISTOGRAM("histogram"),
  /** How many values there were, and what they come to. */
  SUMMARY("summary");

  private final String word;

  MetricType(String word) {
    this.word = word;
  }

  /** The name in the text format. */
  String word() {
    return word;
  }
}
