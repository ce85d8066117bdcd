package dev.navarch.cluster.controlplane;

import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.health.HealthChecks;
import dev.navarch.apiserver.http.HttpServer;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.storage.Store;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;

/** An API server with its store. Closing it closes the server; the store is its owner's. */
public final class ControlPlane implements AutoCloseable {
  private static final Duration DRAIN = Duration.ofSeconds(10);

  private final ControlPlaneKeys keys;
  private final HttpServer http;
  private final Workers workers;
  private final WatchClock watches;
  private final HealthChecks health;
  private final List<AutoCloseable> parts;

  ControlPlane(
      ControlPlaneKeys keys,
      HttpServer http,
      Workers workers,
      WatchClock watches,
      HealthChecks health,
      List<AutoCloseable> parts) {
    this.keys = keys;
    this.http = http;
    this.workers = workers;
    this.watches = watches;
    this.health = health;
    this.parts = List.copyOf(parts);
  }

  /**
   * Starts a control plane; when this returns it answers requests.
   *
   * @param local whether reading from the store never blocks
   * @param entrance closed with the control plane, also if that cannot start
   * @throws IOException if there are no keys, or it cannot listen where it is told to
   */
  public static ControlPlane start(Store store, boolean local, Entrance entrance)
      throws IOException {
    try {
      Assembly assembly = new Assembly(store, local, entrance);
      entrance.open(assembly.build());
      return new ControlPlane(
          entrance.keys(),
          entrance.http(),
          assembly.workers(),
          assembly.watches(),
          assembly.health(),
          assembly.parts());
    } catch (IOException | RuntimeException e) {
      entrance.close();
      throw e;
    }
  }

  /** Who it is, and whom it trusts. */
  public ControlPlaneKeys keys() {
    return keys;
  }

  /** Where it listens. */
  public InetSocketAddress address() {
    return http.address();
  }

  /**
   * Takes no more connections, ends watches, lets requests that are under way come to their end,
   * and lets go of everything.
   */
  @Override
  public void close() {
    health.shutdown().begin();
    http.stopListening();
    watches.close();
    boolean unused = http.drain(DRAIN);
    workers.close();
    http.close();
    for (AutoCloseable part : parts) {
      try {
        part.close();
      } catch (Exception e) {
        throw new IllegalStateException("a part of the control plane cannot be closed", e);
      }
    }
  }
}
