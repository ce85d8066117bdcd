package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.storage.Store;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * How long it takes until an engine answers with many pods on its disk: after it was closed, and
 * after it was killed while it had something to carry over.
 *
 * <p>The embedded engine opens in a JVM of its own and is measured from that one's first line on;
 * an etcd is measured from the start of its process to an answer. The files are in the system's
 * cache.
 */
final class Opening implements Measurement {
  @Override
  public List<Reading> measure(Engine engine, Path folder, Scale scale) {
    double[] closed = new double[scale.opens()];
    double[] killed = new double[scale.opens()];
    switch (engine) {
      case EMBEDDED -> embedded(folder, scale, closed, killed);
      case ETCD -> etcd(folder, scale, closed, killed);
      case MEMORY, PLAIN_FILE -> throw new IllegalArgumentException(engine + " does not open");
    }
    String what = String.format(Locale.ROOT, "opening with %,d pods", scale.manyPods());
    return List.of(
        new Reading(what + ", after closing", Unit.MILLISECONDS, Median.of(closed)),
        new Reading(what + ", after a kill", Unit.MILLISECONDS, Median.of(killed)));
  }

  private static void embedded(Path folder, Scale scale, double[] closed, double[] killed) {
    ForkedJvm jvm = new ForkedJvm(Row.JVM_OPTIONS);
    String pods = Integer.toString(scale.manyPods());
    jvm.run(FolderWriter.class, folder.toString(), pods, Integer.toString(scale.singlePuts()));
    for (int i = 0; i < scale.opens(); i++) {
      closed[i] = Double.parseDouble(jvm.run(FolderReader.class, folder.toString(), pods));
    }
    String few = Integer.toString(scale.singlePuts() / 10);
    for (int i = 0; i < scale.opens(); i++) {
      jvm.runAndKill(FolderWriter.class, folder.toString(), pods, few, FolderWriter.STAY);
      killed[i] = Double.parseDouble(jvm.run(FolderReader.class, folder.toString(), pods));
    }
  }

  private static void etcd(Path folder, Scale scale, double[] closed, double[] killed) {
    try (EtcdServer server = RunningEngine.startEtcd(folder)) {
      try (Store store = RunningEngine.connect(server)) {
        Content.load(store, scale.manyPods());
        Content.overwrite(store, scale.manyPods(), scale.singlePuts());
      }
      for (int i = 0; i < scale.opens(); i++) {
        ProcessHandle process = ProcessHandle.of(server.pid()).orElseThrow();
        process.destroy();
        process.onExit().join();
        closed[i] = restart(server);
      }
      for (int i = 0; i < scale.opens(); i++) {
        try (Store store = RunningEngine.connect(server)) {
          Content.overwrite(store, scale.manyPods(), scale.singlePuts() / 10);
        }
        server.kill();
        killed[i] = restart(server);
      }
    }
  }

  private static double restart(EtcdServer server) {
    long start = System.nanoTime();
    server.restart();
    try (Store store = RunningEngine.connect(server)) {
      Content.requirePod(store);
      return (System.nanoTime() - start) / 1e6;
    }
  }
}
