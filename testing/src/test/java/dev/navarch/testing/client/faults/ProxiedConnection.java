package dev.navarch.testing.client.faults;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** One connection through a proxy. Each direction has a thread; any thread may do harm. */
final class ProxiedConnection {
  private static final Logger LOG = System.getLogger("dev.navarch.testing.client.faults");
  private static final int PIECE = 16 * 1024;

  private final Socket client;
  private final Socket server = new Socket();
  private final AtomicLong left;
  private final Supplier<FaultyProxy.Passage> passage;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean isSwallowed;

  /**
   * A connection that a client made.
   *
   * @param length after so many bytes, of both directions, it is cut
   */
  ProxiedConnection(Socket client, long length, Supplier<FaultyProxy.Passage> passage) {
    this.client = client;
    this.left = new AtomicLong(length);
    this.passage = passage;
  }

  void start(int port, Runnable onEnd) {
    Thread.ofVirtual()
        .name("faulty-proxy-connection")
        .start(() -> {
          try {
            server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            Thread up = Thread.ofVirtual().start(() -> pump(client, server));
            pump(server, client);
            up.join();
          } catch (IOException e) {
            cut();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          } finally {
            cut();
            onEnd.run();
          }
        });
  }

  private void pump(Socket from, Socket to) {
    byte[] piece = new byte[PIECE];
    try {
      for (int n = from.getInputStream().read(piece);
          n >= 0;
          n = from.getInputStream().read(piece)) {
        LockSupport.parkNanos(passage.get().nanosFor(n));
        if (isSwallowed) {
          ended.await();
          return;
        }
        long rest = left.addAndGet(-n);
        if (rest < 0) {
          // in the middle of something
          to.getOutputStream().write(piece, 0, (int) Math.max(0, Math.min(n, n + rest)));
          cut();
          return;
        }
        to.getOutputStream().write(piece, 0, n);
      }
      to.shutdownOutput();
    } catch (IOException e) {
      cut();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends it with a reset at both sides, so that nobody takes it for an end in order. */
  void cut() {
    ended.countDown();
    reset(client);
    reset(server);
  }

  private static void reset(Socket socket) {
    try {
      if (!socket.isClosed()) {
        socket.setSoLinger(true, 0);
        socket.close();
      }
    } catch (IOException e) {
      LOG.log(Level.TRACE, "the other side was quicker", e);
    }
  }

  void halfClose() {
    try {
      client.shutdownOutput();
    } catch (IOException e) {
      cut();
    }
  }

  void swallow() {
    isSwallowed = true;
  }
}
