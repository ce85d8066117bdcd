package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What the files of an engine take, for each byte of keys and values that can be read at the latest
 * revision, after pods were overwritten many times: with the history that the engine keeps by
 * itself, and without any once the engine has given back what it gives back.
 */
final class DiskUse implements Measurement {
  private static final Duration STILLNESS = Duration.ofSeconds(2);
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    double live = Pods.bytes(scale.overwrittenPods());
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      Store store = running.store();
      Content.load(store, scale.overwrittenPods());
      Content.overwrite(store, scale.overwrittenPods(), scale.overwrites());
      double churned = Folders.bytes(folder);
      store.compact(store.revision());
      double compacted = Folders.bytesAtRest(folder, STILLNESS, PATIENCE);
      String what =
          String.format(
              Locale.ROOT,
              "disk, %,d overwrites of %,d pods",
              scale.overwrites(),
              scale.overwrittenPods());
      return List.of(
          new Reading(what, Unit.BYTES_PER_LIVE_BYTE, churned / live),
          new Reading(what + ", compacted", Unit.BYTES_PER_LIVE_BYTE, compacted / live));
    }
  }
}
