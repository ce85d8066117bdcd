package dev.navarch.cluster.controlplane;

import dev.navarch.apiserver.http.Handler;
import dev.navarch.apiserver.http.HttpServer;
import dev.navarch.apiserver.http.ServerTls;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The side of a control plane that clients see: its keys, and the port where it listens. Making it
 * takes about as long as making everything behind it, and needs none of that; so it is made on a
 * thread of its own, which ends when that is done. Whoever comes before the control plane is ready
 * is asked to come again.
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

  private record Listening(ControlPlaneKeys keys, HttpServer http) {}

  private final ControlPlaneOptions options;
  private final Gate gate = new Gate();
  private final FutureTask<Listening> listening;

  private Entrance(ControlPlaneOptions options, KeySource keys) {
    this.options = options;
    this.listening = new FutureTask<>(() -> listen(keys.keys()));
  }

  /** Begins to make an entrance, and returns at once. */
  public static Entrance begin(ControlPlaneOptions options, KeySource keys) {
    Entrance entrance = new Entrance(options, keys);
    Thread.ofPlatform().daemon().name("entrance").start(entrance.listening);
    return entrance;
  }

  private Listening listen(ControlPlaneKeys keys) throws IOException {
    return new Listening(
        keys,
        HttpServer.start(
            options.http(),
            ServerTls.of(
                keys.serving().key(),
                List.of(keys.serving().certificate()),
                TrustedClients.of(keys, options)),
            gate));
  }

  /**
   * Waits until it listens.
   *
   * @throws IOException if there are no keys, or it cannot listen where it is told to
   */
  private Listening await() throws IOException {
    try {
      return listening.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while starting to listen", e);
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
    return await().keys();
  }

  HttpServer http() throws IOException {
    return await().http();
  }

  /** Lets everybody through from now on. */
  void open(Handler ready) {
    gate.open(ready);
  }

  /** Stops listening, also if it has not begun to. */
  @Override
  public void close() {
    try {
      http().close();
    } catch (IOException | RuntimeException e) {
      return; // it never listened
    }
  }
}
