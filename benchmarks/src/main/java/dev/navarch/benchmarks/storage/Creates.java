package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Puts of pods that must not be there yet. */
record Creates(int writers) implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      AtomicInteger next = new AtomicInteger();
      ClosedLoop loop = new ClosedLoop(writers, writer -> creator(running.store(), next, writer));
      loop.run(scale.warmUp());
      return List.of(
          new Reading(
              "creates if absent, " + writers + " writers",
              Unit.OPERATIONS_PER_SECOND,
              loop.run(scale.time()).perSecond()));
    }
  }

  private static Runnable creator(Store store, AtomicInteger next, int writer) {
    SplittableRandom random = new SplittableRandom(writer);
    return () -> {
      Txn txn = Txn.create(Pods.key(next.getAndIncrement()), Pods.value(random));
      long unused = Content.committed(store.commit(txn));
    };
  }
}
