package dev.navarch.client.transport;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.SSLContext;

/**
 * A small proxy on a real socket: one that makes tunnels for {@code CONNECT}, with or without TLS,
 * or one of SOCKS 5. Whatever host it is asked for, it connects to this machine; only to {@code
 * forbidden.example} it makes no way.
 */
final class TestProxy implements AutoCloseable {
  private final ServerSocket door;
  private final boolean isSocks;
  private final String wanted;
  private final List<String> targets = new CopyOnWriteArrayList<>();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean isRefusing;

  private TestProxy(ServerSocket door, boolean isSocks, String wanted) {
    this.door = door;
    this.isSocks = isSocks;
    this.wanted = wanted;
    Thread.ofVirtual().start(this::accept);
  }

  /**
   * Starts a proxy that makes tunnels.
   *
   * @param wanted the user and the password, with a colon between; empty for none
   */
  static TestProxy http(String wanted) throws IOException {
    return new TestProxy(plainDoor(), false, wanted);
  }

  static TestProxy https(SSLContext context, String wanted) throws IOException {
    return new TestProxy(
        context
            .getServerSocketFactory()
            .createServerSocket(0, 50, InetAddress.getLoopbackAddress()),
        false,
        wanted);
  }

  static TestProxy socks(String wanted) throws IOException {
    return new TestProxy(plainDoor(), true, wanted);
  }

  private static ServerSocket plainDoor() throws IOException {
    return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  int port() {
    return door.getLocalPort();
  }

  /** Where others wanted to go, as they named it. */
  List<String> targets() {
    return List.copyOf(targets);
  }

  /** Whether it makes a way to nobody any more. */
  void refuse(boolean everybody) {
    isRefusing = everybody;
  }

  private boolean isForbidden(String host) {
    return isRefusing || host.equals("forbidden.example");
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket client = door.accept();
        open.add(client);
        Thread.ofVirtual().start(() -> serve(client));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void serve(Socket client) {
    try (client) {
      int port = isSocks ? socks(client) : tunnel(client);
      if (port > 0) {
        try (Socket onward = new Socket(InetAddress.getLoopbackAddress(), port)) {
          open.add(onward);
          Thread.ofVirtual().start(() -> copy(client, onward));
          onward.getInputStream().transferTo(client.getOutputStream());
        }
      }
    } catch (IOException e) {
      // who is served sees a connection that ends
    }
  }

  private static void copy(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
      to.shutdownOutput();
    } catch (IOException e) {
      // one of both is gone
    }
  }

  private int tunnel(Socket client) throws IOException {
    InputStream in = client.getInputStream();
    String[] first = line(in).split(" ", -1);
    String shown = "";
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      if (line.startsWith("Proxy-Authorization: Basic ")) {
        shown = text(Base64.getDecoder().decode(line.substring(27)));
      }
    }
    OutputStream out = client.getOutputStream();
    if (!first[0].equals("CONNECT") || !shown.equals(wanted)) {
      out.write("HTTP/1.1 407 No\r\nContent-Length: 0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      return -1;
    }
    targets.add(first[1]);
    int colon = first[1].lastIndexOf(':');
    if (isForbidden(first[1].substring(0, colon))) {
      out.write("HTTP/1.1 502 No\r\nContent-Length: 0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      return -1;
    }
    out.write("HTTP/1.1 200 Connection established\r\n\r\n".getBytes(StandardCharsets.UTF_8));
    return Integer.parseInt(first[1].substring(colon + 1));
  }

  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b; (b = in.read()) != '\n'; ) {
      if (b < 0) {
        throw new EOFException();
      }
      line.write(b);
    }
    return text(line.toByteArray()).strip();
  }

  private int socks(Socket client) throws IOException {
    DataInputStream in = new DataInputStream(client.getInputStream());
    OutputStream out = client.getOutputStream();
    in.readUnsignedByte();
    boolean offersPassword = false;
    for (byte method : in.readNBytes(in.readUnsignedByte())) {
      offersPassword |= method == 2;
    }
    if (wanted.isEmpty()) {
      out.write(new byte[] {5, 0});
    } else if (!offersPassword) {
      out.write(new byte[] {5, (byte) 0xFF});
      return -1;
    } else {
      out.write(new byte[] {5, 2});
      in.readUnsignedByte();
      String user = text(in.readNBytes(in.readUnsignedByte()));
      String password = text(in.readNBytes(in.readUnsignedByte()));
      boolean isRight = wanted.equals(user + ":" + password);
      out.write(new byte[] {1, (byte) (isRight ? 0 : 1)});
      if (!isRight) {
        return -1;
      }
    }
    in.readNBytes(3);
    String host =
        switch (in.readUnsignedByte()) {
          case 1 -> InetAddress.getByAddress(in.readNBytes(4)).getHostAddress();
          case 3 -> text(in.readNBytes(in.readUnsignedByte()));
          default -> InetAddress.getByAddress(in.readNBytes(16)).getHostAddress();
        };
    int port = in.readUnsignedShort();
    targets.add(host + ":" + port);
    boolean isForbidden = isForbidden(host);
    out.write(new byte[] {5, (byte) (isForbidden ? 2 : 0), 0, 1, 0, 0, 0, 0, 0, 0});
    return isForbidden ? -1 : port;
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    door.close();
    for (Socket each : open) {
      each.close();
    }
  }
}
