package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** One reader reads a tenth of all pods in one call. */
final class ListOfPods implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    int size = scale.pods() / 10;
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      Content.load(running.store(), scale.pods());
      ClosedLoop loop = new ClosedLoop(1, reader -> () -> list(running.store(), size));
      loop.run(scale.warmUp());
      double nanos = loop.run(scale.time()).latencies().percentile(0.5);
      String what = String.format(Locale.ROOT, "range of %,d of %,d pods", size, scale.pods());
      return List.of(
          new Reading(what, Unit.MILLISECONDS, nanos / 1e6),
          new Reading(
              what + ": throughput", Unit.MEGABYTES_PER_SECOND, Pods.bytes(size) / nanos * 1e3));
    }
  }

  private static void list(Store store, int size) {
    int found = store.range(RangeRequest.of(Pods.NAMESPACE)).items().size();
    if (found != size) {
      throw new IllegalStateException(found + " pods instead of " + size);
    }
  }
}
