package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A connection of a client, and the one to the server that belongs to it. One thread passes
 * requests and another passes answers; whichever ends last closes both sockets.
 */
final class ProxiedConnection {
  private static final int BUFFER_BYTES = 16 << 10;

  private final CuttingProxy proxy;
  private final Socket client;
  private final Socket server;
  private final AtomicInteger directions = new AtomicInteger(2);

  /** Written under the proxy's lock. */
  private volatile boolean gap;

  ProxiedConnection(CuttingProxy proxy, Socket client, Socket server) {
    this.proxy = proxy;
    this.client = client;
    this.server = server;
  }

  void connect(InetSocketAddress target, Duration limit) throws IOException {
    server.connect(target, (int) limit.toMillis());
    client.setTcpNoDelay(true);
    server.setTcpNoDelay(true);
  }

  void passRequests() {
    pass(client, server, false);
  }

  void passResponses() {
    pass(server, client, true);
  }

  boolean hasGap() {
    return gap;
  }

  void markGap() {
    gap = true;
  }

  /** Closes both sides at once; peers see a reset, and both threads end. */
  void reset() {
    for (Socket socket : new Socket[] {client, server}) {
      try {
        socket.setSoLinger(true, 0);
      } catch (IOException e) {
        // It is closed already, or was never connected.
      }
      close(socket);
    }
  }

  private void pass(Socket from, Socket to, boolean responses) {
    try {
      copy(from.getInputStream(), to.getOutputStream(), responses);
      if (gap) {
        reset();
      } else {
        to.shutdownOutput();
      }
    } catch (IOException e) {
      reset();
    }
    if (directions.decrementAndGet() == 0) {
      close(client);
      close(server);
      proxy.forget(this);
    }
  }

  private void copy(InputStream in, OutputStream out, boolean responses) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    while (true) {
      int length = in.read(buffer);
      if (!proxy.awaitFlow(this)) {
        throw new IOException("cut");
      }
      if (length < 0) {
        return;
      }
      if (!responses || !proxy.drops(this, length)) {
        out.write(buffer, 0, length);
      }
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // There is nobody to tell: the connection is given up either way.
    }
  }
}
