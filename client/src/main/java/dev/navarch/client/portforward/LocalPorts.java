package dev.navarch.client.portforward;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Local ports, and the connections that programs make to them. A virtual thread for each port
 * accepts; a connection has two, one for each direction. Another one waits for the pod to be lost,
 * and closes the ports then. Any thread may close, and waits for all of them.
 */
final class LocalPorts implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.portforward");
  private static final int BUFFER = 32 * 1024;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final PodConnection connection;
  private final Map<ForwardedPort, ServerSocket> sockets;
  private final PortForwardListener listener;
  private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
  private final Set<Socket> locals = ConcurrentHashMap.newKeySet();
  private volatile boolean isClosing;

  LocalPorts(
      PodConnection connection,
      Map<ForwardedPort, ServerSocket> sockets,
      PortForwardListener listener) {
    this.connection = connection;
    this.sockets = sockets;
    this.listener = listener;
  }

  List<ForwardedPort> ports() {
    return List.copyOf(sockets.keySet());
  }

  void start() {
    List<Thread> acceptors =
        sockets.entrySet().stream()
            .map(each -> run("accept", () -> accept(each.getKey(), each.getValue())))
            .toList();
    Thread unused = run("end", () -> awaitLoss(acceptors));
  }

  private Thread run(String name, Runnable task) {
    Thread thread =
        Thread.ofVirtual()
            .name("navarch-portforward-" + name)
            .unstarted(() -> {
              try {
                task.run();
              } finally {
                threads.remove(Thread.currentThread());
              }
            });
    threads.add(thread);
    thread.start();
    return thread;
  }

  /** A port takes connections until the one who accepts them has noticed that it is closed. */
  private void awaitLoss(List<Thread> acceptors) {
    try {
      connection.awaitEnd();
      if (!isClosing) {
        closing();
        for (Thread acceptor : acceptors) {
          acceptor.join();
        }
        listener.lost(new IOException("lost connection to pod"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void accept(ForwardedPort port, ServerSocket socket) {
    while (!isClosing) {
      try {
        Socket local = socket.accept();
        locals.add(local);
        Thread unused = run("connection", () -> forward(port, local));
      } catch (IOException e) {
        if (!isClosing) {
          listener.connectionFailed(port, e);
        }
        return;
      }
    }
  }

  private void forward(ForwardedPort port, Socket local) {
    try (local;
        PodStream remote = connection.open(port.remote())) {
      local.setTcpNoDelay(true);
      Thread unused = run("upload", () -> upload(local, remote));
      download(remote, local.getOutputStream());
      remote.await();
    } catch (IOException e) {
      if (!isClosing) {
        listener.connectionFailed(port, e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      locals.remove(local);
    }
  }

  /** What the server says goes before what was noticed here. */
  private static void download(PodStream remote, OutputStream out)
      throws IOException, InterruptedException {
    byte[] buffer = new byte[BUFFER];
    while (true) {
      int count;
      try {
        count = remote.in().read(buffer);
      } catch (IOException e) {
        remote.await();
        throw e;
      }
      if (count < 0) {
        return;
      }
      out.write(buffer, 0, count);
      out.flush();
    }
  }

  /**
   * When the local program is gone, so is the reason for the other direction; when the pod takes no
   * more, the other direction tells why.
   */
  private static void upload(Socket local, PodStream remote) {
    byte[] buffer = new byte[BUFFER];
    boolean isReading = true;
    try {
      InputStream in = local.getInputStream();
      for (int count; (count = in.read(buffer)) >= 0; isReading = true) {
        isReading = false;
        remote.out().write(buffer, 0, count);
      }
      isReading = false;
      remote.out().close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a connection ended early: {0}", e.toString());
      if (isReading) {
        remote.close();
      }
    }
  }

  /** Takes no more connections, and says nothing more. */
  void closing() {
    isClosing = true;
    close(sockets.values());
  }

  static void close(Collection<ServerSocket> sockets) {
    for (ServerSocket socket : sockets) {
      try {
        socket.close();
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a port was not closed well: {0}", e.toString());
      }
    }
  }

  @Override
  public void close() {
    closing();
    for (Socket local : locals) {
      try {
        local.close();
      } catch (IOException e) {
        LOG.log(Level.DEBUG, "a connection was not closed well: {0}", e.toString());
      }
    }
    long end = System.nanoTime() + PATIENCE.toNanos();
    for (Thread thread : threads) {
      try {
        if (!thread.equals(Thread.currentThread())
            && !thread.join(Duration.ofNanos(Math.max(1, end - System.nanoTime())))) {
          LOG.log(Level.WARNING, "thread {0} does not end", thread.getName());
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
