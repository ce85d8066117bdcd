package dev.navarch.client.workqueue;

import dev.navarch.client.waiting.TimeSource;

/**
 * What a queue is made with.
 *
 * @param name under which metrics are kept; empty for a queue that has none
 */
public record QueueConfig(String name, QueueMetricsProvider metrics, TimeSource time) {
  /** No name, hence no metrics, and the machine's time. */
  public static final QueueConfig DEFAULT =
      new QueueConfig("", QueueMetricsProvider.NONE, TimeSource.system());

  /** Metrics under a name. */
  public static QueueConfig of(String name, QueueMetricsProvider metrics) {
    return new QueueConfig(name, metrics, TimeSource.system());
  }

  /** The same in some other time. */
  public QueueConfig in(TimeSource other) {
    return new QueueConfig(name, metrics, other);
  }
}
