package dev.navarch.client.workqueue;

/** Keeps the metrics of queues, in whatever form a program shows them. */
@FunctionalInterface
public interface QueueMetricsProvider {
  /** Keeps nothing. */
  QueueMetricsProvider NONE = (name, state) -> Unmeasured.INSTANCE;

  /**
   * The metrics of a new queue.
   *
   * @param state asked when somebody wants to see; not from within this method
   */
  QueueMetrics forQueue(String name, QueueState state);
}
