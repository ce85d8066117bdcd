package dev.navarch.cluster.controlplane;

import dev.navarch.apiserver.http.Handler;
import dev.navarch.apiserver.http.HttpServer;
import dev.navarch.apiserver.http.OpenPort;
import dev.navarch.apiserver.http.ServerTls;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.net.ssl.X509TrustManager;

/**
 * The side of a control plane that clients see: its keys, and the port where it listens. Making it
 * takes about as long as making everything behind it, and needs none of that; so it is made on a
 * thread of its own. Whoever comes before the control plane is ready is asked to come again.
 *
 * <p>It comes in two steps. First there are keys and a port, which the control plane must know of
 * itself; then somebody takes the connections that come to the port. One who {@linkplain
 * #beginOnDemand may never be called from outside} leaves the second step until somebody asks for
 * the address.
 *
 * <p>Once a control plane is started with an entrance, that closes it. May be used by any thread.
 */
public final class Entrance implements AutoCloseable {
  /** Where keys come from. */
  @FunctionalInterface
  public interface KeySource {
    /**
     * Reads or makes the keys; called once.
     *
     * @throws IOException if there are none to be had; the message is one line
     */
    ControlPlaneKeys keys() throws IOException;
  }

  private final ControlPlaneOptions options;
  private final Gate gate = new Gate();
  private final FutureTask<OpenPort> port;
  private final FutureTask<ControlPlaneKeys> keys;
  private final FutureTask<HttpServer> listening;

  /**
   * Set by whoever decides what becomes of the port: that somebody listens, or that nobody will.
   */
  private final AtomicBoolean decided = new AtomicBoolean();

  private Entrance(ControlPlaneOptions options, KeySource keys) {
    this.options = options;
    this.port = new FutureTask<>(() -> OpenPort.take(options.http().address()));
    this.keys = new FutureTask<>(() -> made(keys));
    this.listening = new FutureTask<>(this::takeConnections);
  }

  /** Begins to make an entrance, and returns at once. */
  public static Entrance begin(ControlPlaneOptions options, KeySource keys) {
    Entrance entrance = new Entrance(options, keys);
    entrance.decided.set(true);
    run(() -> {
      entrance.port.run();
      entrance.keys.run();
      entrance.listening.run();
    });
    return entrance;
  }

  /**
   * Begins to make an entrance, and returns at once. Until somebody asks for its address,
   * connections wait.
   */
  public static Entrance beginOnDemand(ControlPlaneOptions options, KeySource keys) {
    Entrance entrance = new Entrance(options, keys);
    run(() -> {
      entrance.port.run();
      entrance.keys.run();
    });
    return entrance;
  }

  private static void run(Runnable task) {
    Thread.ofPlatform().daemon().name("entrance").start(task);
  }

  private ControlPlaneKeys made(KeySource source) throws IOException {
    OpenPort unused = await(port); // without one no keys are needed
    try {
      return source.keys();
    } catch (IOException | RuntimeException e) {
      closePort();
      throw e;
    }
  }

  private HttpServer takeConnections() throws IOException {
    OpenPort taken = await(port);
    ControlPlaneKeys own = keys();
    return HttpServer.start(
        taken,
        options.http(),
        ServerTls.of(
            own.serving().key(), List.of(own.serving().certificate()), clientAuthorities(own)),
        gate);
  }

  /** Returns the issuers of client certificates that the authenticators accept. */
  private List<X509Certificate> clientAuthorities(ControlPlaneKeys own) {
    List<X509Certificate> issuers = new ArrayList<>();
    issuers.add(own.authority().certificate());
    for (X509TrustManager authority : options.clientAuthorities()) {
      issuers.addAll(List.of(authority.getAcceptedIssuers()));
    }
    return issuers;
  }

  private static <T> T await(FutureTask<T> task) throws IOException {
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while starting to listen", e);
    } catch (CancellationException e) {
      throw new IOException("closed before it listened", e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException failure -> throw failure;
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  ControlPlaneOptions options() {
    return options;
  }

  ControlPlaneKeys keys() throws IOException {
    return await(keys);
  }

  int port() throws IOException {
    return await(port).address().getPort();
  }

  /** Lets everybody through from now on. */
  void open(Handler ready) {
    gate.open(ready);
  }

  /**
   * Waits until connections are taken, unless nobody has asked for the address yet.
   *
   * @throws IOException if that is not possible
   */
  void awaitListening() throws IOException {
    if (decided.get()) {
      await(listening);
    }
  }

  /**
   * Where it listens, from now on if not before: the first request may have to wait for a moment.
   *
   * @throws IOException if there are no keys, or no port to be had
   */
  InetSocketAddress address() throws IOException {
    if (decided.compareAndSet(false, true)) {
      run(listening);
    }
    return await(port).address();
  }

  /** Takes no more connections; those that are open stay. */
  void stopListening() {
    if (decided.compareAndSet(false, true)) {
      listening.cancel(false);
      closePort();
    } else {
      server().ifPresent(HttpServer::stopListening);
    }
  }

  /** Answers what was asked, as long as there is time; says whether that was enough. */
  boolean drain(Duration limit) {
    return server().map(http -> http.drain(limit)).orElse(true);
  }

  /** Stops listening, also if it has not begun to. */
  @Override
  public void close() {
    stopListening();
    server().ifPresent(HttpServer::close);
  }

  /** Who takes connections, if somebody does; waits for one who is about to. */
  private Optional<HttpServer> server() {
    try {
      return Optional.of(await(listening));
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // it never listened
    }
  }

  private void closePort() {
    try {
      await(port).close();
    } catch (IOException | RuntimeException e) {
      return; // there was none
    }
  }
}
