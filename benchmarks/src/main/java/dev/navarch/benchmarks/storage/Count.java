package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** One reader counts all pods. */
final class Count implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      Content.load(running.store(), scale.pods());
      ClosedLoop loop = new ClosedLoop(1, reader -> () -> count(running.store(), scale.pods()));
      loop.run(scale.warmUp());
      return List.of(
          new Reading(
              String.format(Locale.ROOT, "count of %,d pods", scale.pods()),
              Unit.MICROSECONDS,
              loop.run(scale.time()).latencies().percentile(0.5) / 1e3));
    }
  }

  private static void count(Store store, int expected) {
    long count = store.range(RangeRequest.count(Pods.ALL)).count();
    if (count != expected) {
      throw new IllegalStateException(count + " pods instead of " + expected);
    }
  }
}
