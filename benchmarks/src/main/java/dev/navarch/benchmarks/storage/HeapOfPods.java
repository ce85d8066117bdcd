package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.HeapAtRest;
import dev.navarch.benchmarks.measuring.Unit;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** How much heap an engine that keeps pods in memory needs for each, without history. */
final class HeapOfPods implements Measurement {
  /** Pods before the first reading: classes and threads are then in place. */
  private static final int WARM_UP = 1_000;

  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    int pods = scale.manyPods();
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      Content.load(running.store(), WARM_UP);
      long before = HeapAtRest.bytes();
      Content.load(running.store(), pods);
      running.store().compact(running.store().revision());
      // Those of the warm-up were in the heap already, and were replaced.
      double bytes = (double) (HeapAtRest.bytes() - before) / (pods - WARM_UP);
      String what = String.format(Locale.ROOT, "heap, %,d pods", pods);
      return List.of(
          new Reading(what, Unit.BYTES_PER_POD, bytes),
          new Reading(what + ": beyond key and value", Unit.BYTES_PER_POD, bytes - Pods.bytes(1)));
    }
  }
}
