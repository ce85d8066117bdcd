package dev.navarch.testing.client.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A way to a server on which things go wrong. Chance comes from a seed: which connection is cut
 * after how many bytes does not depend on time.
 *
 * <p>Any thread may change what goes wrong; it holds for the next piece of data of all connections.
 * Each connection has two threads of its own.
 */
final class FaultyProxy implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.testing.client.faults");
  private static final int BACKLOG = 50;

  private final Set<ProxiedConnection> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger accepted = new AtomicInteger();
  private final int port;
  private volatile ServerSocket listener;
  private volatile Thread acceptor;
  private volatile int target;
  private volatile Passage passage = Passage.FREE;
  private volatile Cuts cuts = Cuts.NONE;

  /**
   * After how many bytes connections are cut.
   *
   * @param most none lasts longer; zero cuts none
   */
  private record Cuts(long seed, int least, int most) {
    static final Cuts NONE = new Cuts(0, 0, 0);

    long lengthOf(int connection) {
      return most == 0
          ? Long.MAX_VALUE
          : new Random(seed * 31 + connection).nextInt(least, most + 1);
    }
  }

  private FaultyProxy(int target) throws IOException {
    this.target = target;
    this.listener = listen(0);
    this.port = listener.getLocalPort();
    this.acceptor = accept(listener);
  }

  static FaultyProxy to(URI server) {
    try {
      return new FaultyProxy(server.getPort());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ServerSocket listen(int port) throws IOException {
    ServerSocket socket = new ServerSocket();
    socket.setReuseAddress(true);
    socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
    return socket;
  }

  private Thread accept(ServerSocket current) {
    return Thread.ofVirtual().name("faulty-proxy").start(() -> acceptAll(current));
  }

  private void acceptAll(ServerSocket current) {
    while (!current.isClosed()) {
      try {
        Socket client = current.accept();
        long length = cuts.lengthOf(accepted.incrementAndGet());
        ProxiedConnection connection = new ProxiedConnection(client, length, () -> passage);
        open.add(connection);
        connection.start(target, () -> open.remove(connection));
      } catch (IOException e) {
        LOG.log(Level.TRACE, "closed while it waited, or the caller was gone already", e);
      }
    }
  }

  URI url() {
    return URI.create("https://127.0.0.1:" + port);
  }

  /** How many connections there have been. */
  int connections() {
    return accepted.get();
  }

  int openConnections() {
    return open.size();
  }

  // ---- what goes wrong

  /** New connections go to this server, as a load balancer does it. */
  void leadTo(URI server) {
    target = server.getPort();
  }

  /** Cuts all connections. */
  void cut() {
    open.forEach(ProxiedConnection::cut);
  }

  /** Ends what comes from the server on all connections; the other way stays open. */
  void halfClose() {
    open.forEach(ProxiedConnection::halfClose);
  }

  /** The connections that there are stay, and nothing comes through any more; new ones are good. */
  void swallow() {
    open.forEach(ProxiedConnection::swallow);
  }

  /** Nobody listens here any more, until {@link #listenAgain}. Connections stay. */
  void refuse() {
    try {
      listener.close();
      acceptor.join(); // the port is free only then
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void listenAgain() {
    try {
      if (listener.isClosed()) {
        listener = listen(port);
        acceptor = accept(listener);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How data get through from now on. */
  void pass(Passage value) {
    passage = value;
  }

  /** Cuts each connection that is made from now on, after a number of bytes by chance. */
  void cutEach(long seed, int least, int most) {
    cuts = new Cuts(seed, least, most);
  }

  /** Nothing goes wrong any more. What was cut, or swallowed, stays so. */
  void heal() {
    cuts = Cuts.NONE;
    pass(Passage.FREE);
    listenAgain();
  }

  /** How data get through: each piece is late by a delay, and so much comes in a second. */
  record Passage(Duration delay, int bytesPerSecond) {
    static final Passage FREE = new Passage(Duration.ZERO, Integer.MAX_VALUE);

    long nanosFor(int bytes) {
      return delay.toNanos() + bytes * 1_000_000_000L / bytesPerSecond;
    }
  }

  @Override
  public void close() {
    refuse();
    cut();
  }
}
