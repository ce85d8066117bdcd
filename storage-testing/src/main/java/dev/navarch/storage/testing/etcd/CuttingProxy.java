package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Passes bytes between clients and a server on loopback, and fails as networks do, when told to.
 *
 * <p>A new proxy passes everything. What is set concerns the bytes that arrive after the call:
 * those on their way at that moment may still pass. Where the server cannot be reached, a client's
 * connection is reset as soon as it is made.
 */
public final class CuttingProxy implements AutoCloseable {
  private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);

  private final URI endpoint;
  private final InetSocketAddress target;
  private final InetSocketAddress own;
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(
          Thread.ofVirtual().name("navarch-cutting-proxy-", 0).factory());

  /** Guards everything below. Nothing that blocks on a peer happens while it is held. */
  private final ReentrantLock lock = new ReentrantLock();

  private final Condition changed = lock.newCondition();
  private final Set<ProxiedConnection> connections = new HashSet<>();
  private @Nullable ServerSocket listener;
  private Future<?> accepting = CompletableFuture.completedFuture(null);
  private boolean stalled;
  private boolean dropping;
  private boolean closed;
  private long droppedBytes;

  private CuttingProxy(URI target, int port) throws IOException {
    this.endpoint = URI.create(target.getScheme() + "://127.0.0.1:" + port);
    this.target = new InetSocketAddress(target.getHost(), target.getPort());
    this.own = LoopbackPorts.address(port);
  }

  /** Starts a proxy in front of an endpoint such as {@link EtcdServer#endpoint}. */
  public static CuttingProxy start(URI target) {
    for (int tries = 1; ; tries++) {
      try {
        CuttingProxy proxy = new CuttingProxy(target, LoopbackPorts.next());
        proxy.listen();
        return proxy;
      } catch (IOException e) {
        if (tries == EtcdServer.START_TRIES) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  /** Where clients connect: the scheme of the target, 127.0.0.1 and a port that stays the same. */
  public URI endpoint() {
    return endpoint;
  }

  /** How many connections there are now. */
  public int connections() {
    lock.lock();
    try {
      return connections.size();
    } finally {
      lock.unlock();
    }
  }

  /** How many bytes of answers were lost to {@link #dropResponses} so far. */
  public long droppedBytes() {
    lock.lock();
    try {
      return droppedBytes;
    } finally {
      lock.unlock();
    }
  }

  /** Resets all connections that there are now, on both sides. New ones can be made. */
  public void cut() {
    cut(snapshot());
  }

  /** Whether to refuse new connections, as a port without a server does. Others stay. */
  public void refuse(boolean refuse) {
    Future<?> ending;
    lock.lock();
    try {
      requireOpen();
      if (refuse) {
        stopListening();
      } else if (listener == null) {
        listen();
      }
      ending = accepting;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      lock.unlock();
    }
    if (refuse) {
      // A socket that somebody accepts on lets clients in until that thread has noticed its end.
      await(ending);
    }
  }

  /**
   * Whether to hold back bytes of both directions, as a network that swallows packets does:
   * connections stay, and new ones can be made. What was held back passes afterwards.
   */
  public void stall(boolean stall) {
    lock.lock();
    try {
      requireOpen();
      stalled = stall;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Whether to pass requests and lose their answers. A connection that lost some never passes
   * another byte of an answer, and is reset when this ends: no client sees a gap.
   */
  public void dropResponses(boolean drop) {
    List<ProxiedConnection> broken;
    lock.lock();
    try {
      requireOpen();
      dropping = drop;
      broken = connections.stream().filter(c -> !drop && c.hasGap()).toList();
    } finally {
      lock.unlock();
    }
    cut(broken);
  }

  /** Cuts everything and ends all threads of the proxy. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      stopListening();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    cut(snapshot());
    threads.close();
  }

  /** Waits while bytes are held back; false if the connection is gone meanwhile. */
  boolean awaitFlow(ProxiedConnection connection) {
    lock.lock();
    try {
      while (stalled && connections.contains(connection)) {
        changed.awaitUninterruptibly();
      }
      return connections.contains(connection);
    } finally {
      lock.unlock();
    }
  }

  /** Whether these bytes of an answer are to be lost; remembers it if so. */
  boolean drops(ProxiedConnection connection, int bytes) {
    lock.lock();
    try {
      if (dropping) {
        connection.markGap();
      }
      boolean drop = connection.hasGap();
      droppedBytes += drop ? bytes : 0;
      return drop;
    } finally {
      lock.unlock();
    }
  }

  void forget(ProxiedConnection connection) {
    lock.lock();
    try {
      connections.remove(connection);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void cut(List<ProxiedConnection> some) {
    for (ProxiedConnection connection : some) {
      connection.reset();
      forget(connection);
    }
  }

  private List<ProxiedConnection> snapshot() {
    lock.lock();
    try {
      return List.copyOf(connections);
    } finally {
      lock.unlock();
    }
  }

  private void listen() throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(own);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
    lock.lock();
    try {
      listener = socket;
      accepting = threads.submit(() -> acceptAll(socket));
    } finally {
      lock.unlock();
    }
  }

  private void stopListening() {
    ServerSocket current = listener;
    listener = null;
    if (current != null) {
      try {
        current.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void acceptAll(ServerSocket socket) {
    while (true) {
      try {
        ProxiedConnection connection = new ProxiedConnection(this, socket.accept(), new Socket());
        if (!execute(socket, () -> open(socket, connection))) {
          connection.reset();
        }
      } catch (IOException e) {
        return; // Closed: nothing else makes accept fail for good.
      }
    }
  }

  private void open(ServerSocket socket, ProxiedConnection connection) {
    try {
      connection.connect(target, CONNECT_LIMIT);
    } catch (IOException e) {
      connection.reset();
      return;
    }
    if (register(socket, connection)) {
      connection.passResponses();
    } else {
      connection.reset();
    }
  }

  /** False for a connection that came in just before its listener was closed. */
  private boolean register(ServerSocket socket, ProxiedConnection connection) {
    lock.lock();
    try {
      return execute(socket, connection::passRequests) && connections.add(connection);
    } finally {
      lock.unlock();
    }
  }

  /** Starts a thread unless the listener is closed, as it is before the threads are waited for. */
  private boolean execute(ServerSocket socket, Runnable task) {
    lock.lock();
    try {
      boolean open = !socket.isClosed();
      if (open) {
        threads.execute(task);
      }
      return open;
    } finally {
      lock.unlock();
    }
  }

  private static void await(Future<?> end) {
    try {
      end.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the proxy at " + endpoint + " is closed");
    }
  }
}
