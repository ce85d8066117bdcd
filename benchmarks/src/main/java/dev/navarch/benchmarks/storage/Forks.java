package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.LatencyHistogram;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.memory.MemoryStore;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How long a memory store takes to fork; as many forks again warm up. */
final class Forks implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    try (MemoryStore store = MemoryStore.create()) {
      Content.load(store, scale.pods());
      time(store, scale.forks());
      long[] nanos = time(store, scale.forks());
      LatencyHistogram times = new LatencyHistogram();
      Arrays.stream(nanos).forEach(times::record);
      String what = String.format(Locale.ROOT, "fork of %,d pods", scale.pods());
      return List.of(
          new Reading(what + ": median", Unit.MICROSECONDS, times.percentile(0.5) / 1e3),
          new Reading(
              what + String.format(Locale.ROOT, ": longest of %,d", scale.forks()),
              Unit.MICROSECONDS,
              Arrays.stream(nanos).max().orElseThrow() / 1e3));
    }
  }

  private static long[] time(MemoryStore store, int forks) {
    long[] nanos = new long[forks];
    for (int i = 0; i < forks; i++) {
      long start = System.nanoTime();
      MemoryStore fork = store.fork();
      nanos[i] = System.nanoTime() - start;
      fork.close();
    }
    return nanos;
  }
}
