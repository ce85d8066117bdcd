package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.ProcessorTime;
import dev.navarch.storage.Store;
import dev.navarch.storage.embedded.EmbeddedOptions;
import dev.navarch.storage.embedded.EmbeddedStore;
import dev.navarch.storage.etcd.EtcdConfig;
import dev.navarch.storage.etcd.EtcdStore;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An open store, and for etcd the server behind it. Closing it ends both. */
record RunningEngine(Store store, @Nullable EtcdServer server) implements AutoCloseable {
  /** Etcd sends watches a sign of life every ten minutes, unless told otherwise. */
  private static final Duration USUAL_PROGRESS_INTERVAL = Duration.ofMinutes(10);

  /** Opens an engine that is empty, with everything that it keeps in the folder. */
  static RunningEngine start(Engine engine, Path folder) {
    return switch (engine) {
      case MEMORY -> new RunningEngine(MemoryStore.create(), null);
      case EMBEDDED -> new RunningEngine(openEmbedded(folder), null);
      case ETCD -> {
        EtcdServer server = startEtcd(folder);
        yield new RunningEngine(connect(server), server);
      }
      case PLAIN_FILE -> throw new IllegalArgumentException("a plain file is no store");
    };
  }

  static EmbeddedStore openEmbedded(Path folder) {
    return EmbeddedStore.open(folder.resolve("embedded"), EmbeddedOptions.DEFAULT);
  }

  /** Etcd as it runs by default, every write synced. */
  static EtcdServer startEtcd(Path folder) {
    return EtcdServer.start(
        EtcdOptions.DEFAULT
            .withUsualTicks()
            .withProgressInterval(USUAL_PROGRESS_INTERVAL)
            .withParent(folder));
  }

  static EtcdStore connect(EtcdServer server) {
    return EtcdStore.open(
        EtcdConfig.of(server.endpoint().toString()).withKeyPrefix(Pods.ETCD_KEY_PREFIX));
  }

  /** What this JVM and the server have taken of the processors so far. */
  long cpuNanos() {
    long own = ProcessorTime.ofThisJvm();
    return server == null ? own : own + ProcessorTime.of(server.pid());
  }

  @Override
  public void close() {
    store.close();
    if (server != null) {
      server.close();
    }
  }
}
