package dev.navarch.client.transport;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A proxy of this process's own, which the JDK's HTTP client can speak to, in front of one that it
 * cannot: one behind TLS, with a password, or of SOCKS.
 *
 * <p>It is no door for others. It listens on the loopback address only, makes a way to one server
 * and no other, and only for who shows a key that is made anew for each bridge. The key goes with
 * each request in a header for proxies, which the JDK sends to the bridge alone where there is a
 * tunnel.
 *
 * <p>A virtual thread accepts connections, and two carry the bytes of each. Closing ends them all.
 */
final class ProxyBridge implements Way, AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");
  private static final String KEY = "proxy-navarch-key";
  private static final int MAX_HEAD = 256 * 1024;
  private static final int HEAD_MILLIS = 30_000;
  private static final int BACKLOG = 50;
  private static final int PAUSE_MILLIS = 250;

  private final ProxyRoute route;
  private final String host;
  private final int port;
  private final String key;
  private final ServerSocket door;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile ProxyException problem = new ProxyException("the proxy made no way", null);

  /**
   * What a connection begins with.
   *
   * @param text all of it, a character for each byte
   */
  private record Head(String method, String target, String key, String text) {}

  private ProxyBridge(ProxyRoute route, URI server, ServerSocket door) {
    this.route = route;
    this.host = ProxyRoute.bare(server.getHost());
    this.port = port(server);
    this.door = door;
    byte[] random = new byte[16];
    new SecureRandom().nextBytes(random);
    this.key = HexFormat.of().formatHex(random);
  }

  /** Opens a bridge to a server; no connection to the proxy is made yet. */
  static ProxyBridge open(ProxyRoute route, URI server) throws IOException {
    return open(route, server, new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress()));
  }

  static ProxyBridge open(ProxyRoute route, URI server, ServerSocket door) {
    ProxyBridge bridge = new ProxyBridge(route, server, door);
    Thread.ofVirtual().name("navarch-proxy-bridge").start(bridge::accept);
    return bridge;
  }

  static int port(URI server) {
    if (server.getPort() >= 0) {
      return server.getPort();
    }
    return "https".equalsIgnoreCase(server.getScheme()) ? 443 : 80;
  }

  InetSocketAddress address() {
    return new InetSocketAddress(door.getInetAddress(), door.getLocalPort());
  }

  @Override
  public ProxySelector selector() {
    return ProxySelector.of(address());
  }

  @Override
  public Map<String, String> headers() {
    return Map.of(KEY, key);
  }

  /**
   * Why there was no way to the server when there was none last. It stays when there is one again:
   * who found none may ask only then.
   */
  ProxyException problem() {
    return problem;
  }

  /** An answer that shows the key is the bridge's own, where there was no way. */
  @Override
  public @Nullable ProxyException noWay(HttpResponse<?> answer) {
    return answer.headers().firstValue(KEY).filter(key::equals).isPresent() ? problem : null;
  }

  private void accept() {
    try {
      while (!isClosed()) {
        if (!acceptOne()) {
          boolean unused = closed.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** False if it failed, as when the process has too many files open, which may pass. */
  private boolean acceptOne() {
    try {
      Socket client = door.accept();
      open.add(client);
      Thread.ofVirtual().name("navarch-proxy-connection").start(() -> serve(client));
      return true;
    } catch (IOException e) {
      if (!isClosed()) {
        LOG.log(Level.WARNING, "there is no way to {0} for a moment: {1}", host, e.toString());
      }
      return false;
    }
  }

  private boolean isClosed() {
    return closed.getCount() == 0;
  }

  private void serve(Socket client) {
    Socket raw = new Socket();
    open.add(raw);
    try {
      if (isClosed()) {
        return;
      }
      client.setTcpNoDelay(true);
      client.setSoTimeout(HEAD_MILLIS);
      Head head = read(client.getInputStream());
      client.setSoTimeout(0);
      boolean isTunnel = head.method().equals("CONNECT");
      if (!isAllowed(head, isTunnel)) {
        answer(client, "403 Forbidden", "");
        return;
      }
      Socket way = dial(raw);
      if (way == null) {
        answer(client, "502 Bad Gateway", KEY + ": " + key + "\r\n");
        hearOut(client);
        return;
      }
      if (isTunnel) {
        answer(client, "200 OK", "");
      } else {
        way.getOutputStream().write(head.text().getBytes(StandardCharsets.ISO_8859_1));
      }
      carry(client, way, raw);
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.DEBUG, "a connection to {0} ended: {1}", host, e.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      end(client);
      end(raw);
    }
  }

  private @Nullable Socket dial(Socket raw) {
    try {
      return route.dial(raw, host, port, ProxyRoute.SILENCE_MILLIS);
    } catch (ProxyException e) {
      problem = e;
      return null;
    }
  }

  // ---- the door

  private boolean isAllowed(Head head, boolean isTunnel) {
    boolean hasKey =
        MessageDigest.isEqual(
            head.key().getBytes(StandardCharsets.ISO_8859_1),
            key.getBytes(StandardCharsets.ISO_8859_1));
    return hasKey && (isTunnel ? isServer(head.target()) : isOnServer(head.target()));
  }

  private boolean isServer(String authority) {
    return authority.equalsIgnoreCase(ProxyRoute.authority(host, port))
        || authority.equalsIgnoreCase(host + ":" + port);
  }

  /** A request in the form for proxies, which every server of HTTP/1.1 understands. */
  private boolean isOnServer(String target) {
    try {
      URI uri = URI.create(target);
      return "http".equalsIgnoreCase(uri.getScheme())
          && uri.getHost() != null
          && isServer(ProxyRoute.authority(ProxyRoute.bare(uri.getHost()), port(uri)));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Reads a head, and not a byte more. */
  private static Head read(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int newlines = 0;
    while (newlines < 2) {
      int b = in.read();
      if (b < 0) {
        throw new EOFException();
      }
      if (bytes.size() == MAX_HEAD) {
        throw new ProtocolException("the head of a request is too long");
      }
      bytes.write(b);
      if (b != '\r') {
        newlines = b == '\n' ? newlines + 1 : 0;
      }
    }
    String text = bytes.toString(StandardCharsets.ISO_8859_1);
    String[] lines = text.split("\r?\n", -1);
    String[] words = lines[0].split(" ", -1);
    if (words.length != 3) {
      throw new ProtocolException("this is no HTTP");
    }
    String shown = "";
    for (String line : lines) {
      if (line.toLowerCase(Locale.ROOT).startsWith(KEY + ":")) {
        shown = line.substring(KEY.length() + 1).strip();
      }
    }
    return new Head(words[0], words[1], shown, text);
  }

  private static void answer(Socket client, String status, String header) throws IOException {
    String head = "HTTP/1.1 " + status + "\r\n" + header;
    String body = status.startsWith("200") ? "" : "Content-Length: 0\r\nConnection: close\r\n";
    client.getOutputStream().write((head + body + "\r\n").getBytes(StandardCharsets.US_ASCII));
  }

  /** Takes what was on its way: to hang up before might take the answer away. */
  private static void hearOut(Socket client) throws IOException {
    client.shutdownOutput();
    client.setSoTimeout(HEAD_MILLIS);
    long unused = client.getInputStream().transferTo(OutputStream.nullOutputStream());
  }

  // ---- the bytes

  /**
   * Carries bytes in both ways until both sides are done, or one breaks off.
   *
   * @param raw beneath the way: closing it never waits for a write that hangs
   */
  private void carry(Socket client, Socket way, Socket raw) throws InterruptedException {
    Thread back =
        Thread.ofVirtual()
            .name("navarch-proxy-answers")
            .start(() -> copy(way, client, () -> endBoth(client, raw)));
    copy(client, way, () -> endBoth(client, raw));
    back.join();
  }

  private void copy(Socket from, Socket to, Runnable breakOff) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
      to.shutdownOutput();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a connection to {0} broke off: {1}", host, e.toString());
      breakOff.run();
    }
  }

  private void endBoth(Socket client, Socket raw) {
    end(client);
    end(raw);
  }

  private void end(Socket socket) {
    open.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a connection to {0} was not closed well: {1}", host, e.toString());
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      door.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "the bridge to {0} was not closed well: {1}", host, e.toString());
    }
    open.forEach(this::end);
  }
}
