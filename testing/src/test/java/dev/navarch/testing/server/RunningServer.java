package dev.navarch.testing.server;

import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.Limits;
import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.mvcc.HistoryBounds;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/**
 * A control plane on a store of the test's choice; its clients may do everything. Nothing happens
 * in it but what they ask for, and what the server itself does.
 */
record RunningServer(Store store, ControlPlane controlPlane) implements AutoCloseable {
  private static final ControlPlaneKeys KEYS =
      ControlPlaneKeys.inMemory(
          () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
          InstantSource.system());

  private static final Trust TRUST =
      Trust.in(KEYS.authority().own().certificatePem(), KEYS.administrator());

  static RunningServer inMemory() {
    return on(MemoryStore.create(), true);
  }

  /** A server that forgets what happened more than so many writes ago. */
  static RunningServer withHistory(int revisions) {
    return on(
        MemoryStore.create(Limits.DEFAULT, new HistoryBounds(revisions, Duration.ofHours(1))),
        true);
  }

  /**
   * A server on a store, which is closed with it.
   *
   * @param local whether the store answers without asking anybody
   */
  static RunningServer on(Store store, boolean local) {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    ControlPlaneOptions options =
        ControlPlaneOptions.at(address)
            .controllers(List.of("clusterrole-aggregation", "resourcequota"))
            .build();
    try {
      return new RunningServer(
          store, ControlPlane.start(store, local, Entrance.begin(options, () -> KEYS)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return controlPlane.address().getPort();
  }

  URI url() {
    return URI.create("https://127.0.0.1:" + port());
  }

  /** Trust in the server, with a certificate for which it allows everything. */
  Trust trust() {
    return TRUST;
  }

  ApiClient client() {
    return ApiClient.to(url(), TRUST);
  }

  @Override
  public void close() {
    controlPlane.close();
    store.close();
  }
}
