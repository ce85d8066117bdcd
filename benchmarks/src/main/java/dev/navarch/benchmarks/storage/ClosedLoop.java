package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.LatencyHistogram;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Workers that each do one thing after the other, the next as soon as the last is done. Each has a
 * virtual thread: work that never blocks is therefore done by as many workers at a time as there
 * are processors.
 */
final class ClosedLoop {
  private final List<Runnable> workers;

  /** Makes the workers, numbered from 0; one has a single thread at any time. */
  ClosedLoop(int workers, IntFunction<Runnable> worker) {
    this.workers = IntStream.range(0, workers).mapToObj(worker).toList();
  }

  /** What was done, and how long it took until the last worker was done. */
  record Pace(LatencyHistogram latencies, double seconds) {
    double perSecond() {
      return latencies.count() / seconds;
    }
  }

  /** Lets all work for so long. */
  Pace run(Duration time) {
    long start = System.nanoTime();
    long end = start + time.toNanos();
    List<LatencyHistogram> each = Crew.run(workers.size(), i -> work(workers.get(i), end));
    double seconds = (System.nanoTime() - start) / 1e9;
    LatencyHistogram all = new LatencyHistogram();
    each.forEach(all::add);
    return new Pace(all, seconds);
  }

  private static LatencyHistogram work(Runnable worker, long end) {
    LatencyHistogram latencies = new LatencyHistogram();
    for (long start = System.nanoTime(); start - end < 0; ) {
      worker.run();
      long done = System.nanoTime();
      latencies.record(done - start);
      start = done;
    }
    return latencies;
  }
}
