package dev.navarch.cluster.controlplane;

import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.health.HealthChecks;
import dev.navarch.apiserver.http.HttpServer;
import dev.navarch.apiserver.http.ServerTls;
import dev.navarch.storage.Store;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;

/** An API server with its store. Closing it closes the server; the store is its owner's. */
public final class ControlPlane implements AutoCloseable {
  private static final Duration DRAIN = Duration.ofSeconds(10);

  private final HttpServer http;
  private final Workers workers;
  private final WatchClock watches;
  private final HealthChecks health;
  private final List<AutoCloseable> parts;

  ControlPlane(
      HttpServer http,
      Workers workers,
      WatchClock watches,
      HealthChecks health,
      List<AutoCloseable> parts) {
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
   * @throws IOException if it cannot listen where it is told to
   */
  public static ControlPlane start(Store store, boolean local, ControlPlaneOptions options)
      throws IOException {
    // The port must be known before the objects that tell it are made.
    Gate gate = new Gate();
    HttpServer http =
        HttpServer.start(
            options.http(),
            ServerTls.context(
                options.keys().serving().key(),
                List.of(options.keys().serving().certificate()),
                TrustedClients.of(options)),
            gate);
    Assembly assembly = new Assembly(store, local, options, http.address().getPort());
    try {
      gate.open(assembly.build());
      return new ControlPlane(
          http, assembly.workers(), assembly.watches(), assembly.health(), assembly.parts());
    } catch (RuntimeException e) {
      http.close();
      throw e;
    }
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
