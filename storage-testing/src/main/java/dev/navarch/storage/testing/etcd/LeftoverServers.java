package dev.navarch.storage.testing.etcd;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Ends the servers that are still open when the JVM ends, so that no process outlives its test. */
final class LeftoverServers {
  private static final Set<EtcdServer> OPEN = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> OPEN.forEach(EtcdServer::abandon), "navarch-etcd-leftovers"));
  }

  private LeftoverServers() {}

  static void add(EtcdServer server) {
    OPEN.add(server);
  }

  static void remove(EtcdServer server) {
    OPEN.remove(server);
  }
}
