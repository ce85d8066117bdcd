package dev.navarch.client.workqueue;

import java.util.concurrent.atomic.LongAdder;

/** The counts of one queue. Any thread may count and read. */
final class QueueSeries implements QueueMetrics {
  private final LongAdder adds = new LongAdder();
  private final LongAdder retries = new LongAdder();
  private final DurationHistogram waits = new DurationHistogram();
  private final DurationHistogram works = new DurationHistogram();
  private volatile QueueState state = () -> new QueueState.Running(0, 0, 0);

  void show(QueueState queue) {
    state = queue;
  }

  QueueState.Running running() {
    return state.running();
  }

  long addCount() {
    return adds.sum();
  }

  long retries() {
    return retries.sum();
  }

  DurationHistogram waits() {
    return waits;
  }

  DurationHistogram works() {
    return works;
  }

  @Override
  public void added() {
    adds.increment();
  }

  @Override
  public void taken(long waitedNanos) {
    waits.observe(waitedNanos);
  }

  @Override
  public void done(long workedNanos) {
    works.observe(workedNanos);
  }

  @Override
  public void retried() {
    retries.increment();
  }
}
