package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Store;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Reads of single pods, by so many readers. */
record Gets(int readers) implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    ByteString[] keys = Pods.keys(scale.pods());
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      Content.load(running.store(), scale.pods());
      ClosedLoop loop = new ClosedLoop(readers, reader -> getter(running.store(), keys, reader));
      loop.run(scale.warmUp());
      return List.of(
          new Reading(
              String.format(Locale.ROOT, "gets of %,d pods, %d readers", scale.pods(), readers),
              Unit.OPERATIONS_PER_SECOND,
              loop.run(scale.time()).perSecond()));
    }
  }

  private static Runnable getter(Store store, ByteString[] keys, int reader) {
    SplittableRandom random = new SplittableRandom(reader);
    return () -> {
      if (store.get(keys[random.nextInt(keys.length)]).isEmpty()) {
        throw new IllegalStateException("a pod is not there");
      }
    };
  }
}
