package dev.navarch.storage.etcd;

import dev.navarch.storage.testing.etcd.EtcdOptions;
import dev.navarch.storage.testing.etcd.EtcdServer;
import org.jspecify.annotations.Nullable;

/** One server for all test classes that do it no harm. It ends with the JVM. */
final class SharedEtcd {
  private static @Nullable EtcdServer server;

  private SharedEtcd() {}

  /** How to reach it; a test that asks is left out where there is no etcd. */
  static synchronized EtcdConfig config() {
    EtcdServer running = server;
    if (running == null) {
      running = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
      server = running;
    }
    return EtcdConfig.of(running.endpoint().toString());
  }
}
