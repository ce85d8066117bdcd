package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Puts of pods that must be as they were last seen. Every writer has pods of its own, so that all
 * conditions hold.
 */
record Updates(int writers) implements Measurement {
  private static final int PODS_OF_EACH = 100;

  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      ClosedLoop loop = new ClosedLoop(writers, writer -> updater(running.store(), writer));
      loop.run(scale.warmUp());
      return List.of(
          new Reading(
              "updates by compare and set, " + writers + " writers",
              Unit.OPERATIONS_PER_SECOND,
              loop.run(scale.time()).perSecond()));
    }
  }

  private static Runnable updater(Store store, int writer) {
    SplittableRandom random = new SplittableRandom(writer);
    ByteString[] keys = new ByteString[PODS_OF_EACH];
    long[] revisions = new long[PODS_OF_EACH];
    for (int i = 0; i < PODS_OF_EACH; i++) {
      keys[i] = Pods.key(writer * PODS_OF_EACH + i);
    }
    return () -> {
      int pod = random.nextInt(PODS_OF_EACH);
      Txn txn = Txn.update(keys[pod], revisions[pod], Pods.value(random));
      revisions[pod] = Content.committed(store.commit(txn));
    };
  }
}
