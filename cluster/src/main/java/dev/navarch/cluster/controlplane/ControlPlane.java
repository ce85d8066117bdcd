package dev.navarch.cluster.controlplane;

import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.endpoint.Workers;
import dev.navarch.apiserver.health.HealthChecks;
import dev.navarch.apiserver.http.LocalServer;
import dev.navarch.apiserver.server.ApiServer;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.PemSource;
import dev.navarch.client.config.TlsConfig;
import dev.navarch.client.transport.Transport;
import dev.navarch.cluster.inprocess.InProcessServer;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.controllers.BuiltInController;
import dev.navarch.storage.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** An API server with its store. Closing it closes the server; the store is its owner's. */
public final class ControlPlane implements AutoCloseable {
  private static final Duration DRAIN = Duration.ofSeconds(10);
  private static final User ADMINISTRATOR = User.of("kubernetes-admin", User.MASTERS_GROUP);

  private final ControlPlaneKeys keys;
  private final Entrance entrance;
  private final Workers workers;
  private final WatchClock watches;
  private final HealthChecks health;
  private final InProcessServer inProcess;
  private final ControllerHost controllers;
  private final List<AutoCloseable> parts;

  ControlPlane(
      ControlPlaneKeys keys,
      Entrance entrance,
      Workers workers,
      WatchClock watches,
      HealthChecks health,
      InProcessServer inProcess,
      ControllerHost controllers,
      List<AutoCloseable> parts) {
    this.keys = keys;
    this.entrance = entrance;
    this.workers = workers;
    this.watches = watches;
    this.health = health;
    this.inProcess = inProcess;
    this.controllers = controllers;
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
      ApiServer server = assembly.build();
      entrance.open(server);
      InProcessServer inProcess =
          new InProcessServer(new LocalServer(entrance.options().http().maxBodyBytes(), server));
      entrance.awaitListening();
      assembly.startControllers(inProcess::open);
      return new ControlPlane(
          entrance.keys(),
          entrance,
          assembly.workers(),
          assembly.watches(),
          assembly.health(),
          inProcess,
          assembly.controllers(),
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
    try {
      return entrance.address();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where clients on this machine reach it. */
  public URI url() {
    InetAddress bound = address().getAddress();
    String host = bound.isAnyLocalAddress() ? "127.0.0.1" : bound.getHostAddress();
    return URI.create(
        "https://%s:%d"
            .formatted(host.contains(":") ? "[" + host + "]" : host, address().getPort()));
  }

  /** How clients on this machine reach it, as its administrator. */
  public ClientConfig clientConfig() {
    return ClientConfig.builder(url().toString())
        .tls(
            new TlsConfig(
                pem(keys.authority().own().certificatePem()),
                pem(keys.administrator().certificatePem()),
                pem(keys.administrator().keyPem()),
                "",
                false))
        .build();
  }

  private static PemSource pem(String text) {
    return new PemSource.Data(Bytes.ofUtf8(text));
  }

  /** Opens a way for the administrator's requests from inside of this process. */
  public Transport transport() {
    return transport(ADMINISTRATOR);
  }

  /**
   * Opens a way for a user's requests from inside of this process, without TCP and TLS. The user
   * may do what they may do over a socket. Closed with the control plane, if not before.
   */
  public Transport transport(User user) {
    return inProcess.open(user);
  }

  /**
   * Which control loops there has been something to do for: a control plane on a copy of the store
   * needs them from the start.
   */
  public Set<BuiltInController> neededControllers() {
    return controllers.needed();
  }

  /**
   * Ends the control loops, takes no more connections, ends watches, lets requests that are under
   * way come to their end, and lets go of everything.
   */
  @Override
  public void close() {
    health.shutdown().begin();
    controllers.close();
    entrance.stopListening();
    inProcess.stopTaking();
    watches.close();
    boolean unused = entrance.drain(DRAIN) && inProcess.drain(DRAIN);
    workers.close();
    entrance.close();
    inProcess.close();
    for (AutoCloseable part : parts) {
      try {
        part.close();
      } catch (Exception e) {
        throw new IllegalStateException("a part of the control plane cannot be closed", e);
      }
    }
  }
}
