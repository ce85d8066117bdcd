package dev.navarch.client.transport;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;

/**
 * Speaks as much HTTP/2 as a watch needs, and takes so many requests at a time on a connection. It
 * answers each with a head, and leaves the body open until the client ends it.
 */
final class FewStreamsServer implements AutoCloseable {
  private static final int PREFACE = 24;
  private static final int DATA = 0;
  private static final int HEADERS = 1;
  private static final int RESET = 3;
  private static final int SETTINGS = 4;
  private static final int PING = 6;
  private static final int MAX_CONCURRENT_STREAMS = 3;
  private static final int REFUSED_STREAM = 7;
  private static final int ACK = 1;
  private static final int END_HEADERS = 4;

  /** The place of {@code :status: 200} in the table that all have. */
  private static final byte STATUS_200 = (byte) 0x88;

  private final SSLServerSocket socket;
  private final int limit;
  private final List<Connection> connections = new CopyOnWriteArrayList<>();
  private final AtomicInteger refused = new AtomicInteger();

  private FewStreamsServer(SSLServerSocket socket, int limit) {
    this.socket = socket;
    this.limit = limit;
  }

  static FewStreamsServer start(SSLContext tls, int limit) throws IOException {
    SSLServerSocket socket =
        (SSLServerSocket)
            tls.getServerSocketFactory()
                .createServerSocket(0, 500, InetAddress.getLoopbackAddress());
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setApplicationProtocols(new String[] {"h2"});
    socket.setSSLParameters(parameters);
    FewStreamsServer server = new FewStreamsServer(socket, limit);
    Thread.ofVirtual().start(server::accept);
    return server;
  }

  int port() {
    return socket.getLocalPort();
  }

  /** Those on which something was asked, whether they are still there or not. */
  List<Connection> connections() {
    return connections.stream().filter(each -> each.asked() > 0).toList();
  }

  /** How many requests were too many although the client had been told the limit. */
  int refused() {
    return refused.get();
  }

  /** Sends a byte in every answer that is open. */
  void say(int letter) throws IOException {
    for (Connection connection : connections) {
      for (int stream : connection.open) {
        connection.write(DATA, 0, stream, (byte) letter);
      }
    }
  }

  /** Nothing comes from it any more on connections that there are, as when a cable is cut. */
  void cutOff() {
    connections.forEach(each -> each.isCutOff = true);
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Connection connection = new Connection((SSLSocket) socket.accept());
        connections.add(connection);
        Thread.ofVirtual().start(connection::serve);
      } catch (IOException e) {
        return; // closed
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
    for (Connection connection : connections) {
      connection.socket.close();
    }
  }

  /** One connection; a thread reads, and any may write. */
  final class Connection {
    private final SSLSocket socket;
    private final Set<Integer> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean isOver;
    private volatile boolean isCutOff;

    Connection(SSLSocket socket) {
      this.socket = socket;
    }

    int asked() {
      return asked.get();
    }

    boolean isOver() {
      return isOver;
    }

    private void serve() {
      try (socket) {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        in.skipNBytes(PREFACE);
        byte[] most = {
          0, MAX_CONCURRENT_STREAMS, 0, 0, (byte) (limit >> 8), (byte) limit,
        };
        write(SETTINGS, 0, 0, most);
        while (true) {
          int head = in.readInt();
          int flags = in.readUnsignedByte();
          int stream = in.readInt();
          take(head & 0xFF, flags, stream, in.readNBytes(head >>> 8));
        }
      } catch (IOException e) {
        open.clear();
        isOver = true;
      }
    }

    private void take(int type, int flags, int stream, byte[] content) throws IOException {
      switch (type) {
        case HEADERS -> {
          asked.incrementAndGet();
          if (open.size() >= limit) {
            refused.incrementAndGet();
            write(RESET, 0, stream, new byte[] {0, 0, 0, REFUSED_STREAM});
            return;
          }
          open.add(stream);
          write(HEADERS, END_HEADERS, stream, STATUS_200);
        }
        case RESET -> open.remove(stream);
        case SETTINGS, PING -> {
          if ((flags & ACK) == 0) {
            write(type, ACK, 0, type == PING ? content : new byte[0]);
          }
        }
        default -> {}
      }
    }

    private synchronized void write(int type, int flags, int stream, byte... content)
        throws IOException {
      if (isCutOff) {
        return;
      }
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      byte[] frame = new byte[9 + content.length];
      frame[1] = (byte) (content.length >> 8);
      frame[2] = (byte) content.length;
      frame[3] = (byte) type;
      frame[4] = (byte) flags;
      frame[5] = (byte) (stream >> 24);
      frame[6] = (byte) (stream >> 16);
      frame[7] = (byte) (stream >> 8);
      frame[8] = (byte) stream;
      System.arraycopy(content, 0, frame, 9, content.length);
      out.write(frame);
      out.flush();
    }
  }
}
