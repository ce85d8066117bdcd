package dev.navarch.testing.controllers;

import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.storage.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.InstantSource;
import java.util.List;

/** A control plane as {@code navarch up} starts it, with all controllers, on any store. */
record DurableServer(ControlPlane controlPlane) implements AutoCloseable {
  private static final ControlPlaneKeys KEYS =
      ControlPlaneKeys.inMemory(
          () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
          InstantSource.system());

  /**
   * Starts a server on a store, which stays its owner's.
   *
   * @param shared whether other servers use the store
   */
  static DurableServer on(Store store, boolean shared) {
    InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    try {
      return new DurableServer(
          ControlPlane.start(
              store, !shared, Entrance.begin(ControlPlaneOptions.of(address), () -> KEYS)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Objects objects() {
    return new Objects(
        RestClient.builder(controlPlane.transport()).rateLimiter(RateLimiter.UNLIMITED).build());
  }

  @Override
  public void close() {
    controlPlane.close();
  }
}
