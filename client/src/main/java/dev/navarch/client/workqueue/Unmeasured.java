package dev.navarch.client.workqueue;

/** Metrics that nobody wants. */
enum Unmeasured implements QueueMetrics {
  INSTANCE;

  @Override
  public void added() {}

  @Override
  public void taken(long waitedNanos) {}

  @Override
  public void done(long workedNanos) {}

  @Override
  public void retried() {}
}
