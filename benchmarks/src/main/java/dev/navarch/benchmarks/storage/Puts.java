package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.ProcessorTime;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.benchmarks.storage.ClosedLoop.Pace;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * Puts of pods without a condition, by so many writers. A plain file takes as much at once as the
 * writers together would bring, and syncs it: a log can hardly be faster than that.
 */
record Puts(int writers) implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) throws IOException {
    if (engine == Engine.PLAIN_FILE) {
      try (PlainFile file = PlainFile.create(folder.resolve("log"), writers)) {
        ClosedLoop loop = new ClosedLoop(1, worker -> file::append);
        return measure(loop, writers, ProcessorTime::ofThisJvm, scale.warmUp(), scale.time());
      }
    }
    ByteString[] keys = Pods.keys(scale.pods());
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      ClosedLoop loop = new ClosedLoop(writers, writer -> putter(running.store(), keys, writer));
      return measure(loop, 1, running::cpuNanos, scale.putWarmUp(), scale.putTime());
    }
  }

  /**
   * Runs the loop, first to warm up.
   *
   * @param atOnce how many puts one turn of the loop is
   * @param cpuNanos what the processes that take part have taken of the processors so far
   */
  private List<Reading> measure(
      ClosedLoop loop, int atOnce, LongSupplier cpuNanos, Duration warmUp, Duration time) {
    loop.run(warmUp);
    long cpuBefore = cpuNanos.getAsLong();
    Pace pace = loop.run(time);
    double cpuMillis = (cpuNanos.getAsLong() - cpuBefore) / 1e6;
    double puts = (double) pace.latencies().count() * atOnce;
    String what = "puts, " + (writers == 1 ? "1 writer" : writers + " writers");
    return List.of(
        new Reading(what, Unit.OPERATIONS_PER_SECOND, puts / pace.seconds()),
        new Reading(what + ": p50", Unit.MILLISECONDS, pace.latencies().percentile(0.5) / 1e6),
        new Reading(what + ": p99", Unit.MILLISECONDS, pace.latencies().percentile(0.99) / 1e6),
        new Reading(what + ": CPU", Unit.CPU_MILLISECONDS, cpuMillis / (puts / 1_000)));
  }

  private static Runnable putter(Store store, ByteString[] keys, int writer) {
    SplittableRandom random = new SplittableRandom(writer);
    return () -> {
      Txn txn = Txn.put(keys[random.nextInt(keys.length)], Pods.value(random));
      long unused = Content.committed(store.commit(txn));
    };
  }
}
