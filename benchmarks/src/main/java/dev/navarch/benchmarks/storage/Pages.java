package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * One reader reads pages of a list, at the latest revision and at an old one, after which a
 * twentieth of the pods was overwritten. Pages begin anywhere.
 */
final class Pages implements Measurement {
  private static final int PAGE = 500;

  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    try (RunningEngine running = RunningEngine.start(engine, folder)) {
      Store store = running.store();
      long old = Content.load(store, scale.pods());
      Content.overwrite(store, scale.pods(), scale.pods() / 20);

      ByteString[] keys = Pods.keys(scale.pods());
      Arrays.sort(keys);
      ClosedLoop latest = new ClosedLoop(1, reader -> pager(store, keys, 0));
      ClosedLoop past = new ClosedLoop(1, reader -> pager(store, keys, old));
      latest.run(scale.warmUp());
      past.run(scale.warmUp());
      String what = String.format(Locale.ROOT, "range of %d of %,d pods", PAGE, scale.pods());
      return List.of(
          reading(what + ", latest revision", latest, scale),
          reading(what + ", old revision", past, scale));
    }
  }

  private static Reading reading(String what, ClosedLoop loop, Scale scale) {
    return new Reading(
        what, Unit.MICROSECONDS, loop.run(scale.time()).latencies().percentile(0.5) / 1e3);
  }

  private static Runnable pager(Store store, ByteString[] sorted, long revision) {
    SplittableRandom random = new SplittableRandom(1);
    return () -> {
      ByteString first = sorted[random.nextInt(sorted.length - PAGE)];
      RangeRequest request = RangeRequest.of(Pods.ALL.from(first)).limit(PAGE).at(revision);
      if (store.range(request).items().size() != PAGE) {
        throw new IllegalStateException("a page is not full");
      }
    };
  }
}
