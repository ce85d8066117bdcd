package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.tls.ClientIdentity;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import org.jspecify.annotations.Nullable;

/**
 * Makes connections that begin with a request for another protocol. The JDK's HTTP client does not
 * give its connections away, so these are sockets of their own, with the same certificates, keys
 * and proxy. Certificates are read anew for each.
 *
 * <p>Any number of threads may ask. What a connection needs until the head of the answer is there
 * is done by a virtual thread of its own, so that an interrupt or the time can end it.
 */
final class Upgrader implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.transport");
  private static final int CONNECT_MILLIS = 30_000;

  /** How long a proxy or TLS may be silent before the connection stands. */
  private static final int SETUP_MILLIS = 10_000;

  private static final int BUFFER = 32 * 1024;

  private final URI server;
  private final boolean isSecure;
  private final String host;
  private final int port;
  private final CredentialSource credentials;
  private final ProxyChoice proxy;
  private final TlsFiles files;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final int setupMillis;
  private volatile boolean isClosed;

  Upgrader(ClientConfig config, CredentialSource credentials, ProxyChoice proxy) {
    this(config, credentials, proxy, SETUP_MILLIS);
  }

  Upgrader(ClientConfig config, CredentialSource credentials, ProxyChoice proxy, int setupMillis) {
    this.setupMillis = setupMillis;
    this.server = config.server();
    this.isSecure = "https".equalsIgnoreCase(server.getScheme());
    this.host = ProxyRoute.bare(server.getHost());
    this.port = ProxyBridge.port(server);
    this.credentials = credentials;
    this.proxy = proxy;
    this.files = new TlsFiles(config.tls());
  }

  UpgradeAnswer upgrade(TransportRequest request) throws IOException, InterruptedException {
    byte[] head = head(request);
    ClientIdentity told = isSecure ? credentials.current().identity() : null;
    Socket socket = new Socket();
    open.add(socket);
    boolean isKept = false;
    try {
      if (isClosed) {
        throw new IOException("the transport to " + server + " is closed");
      }
      UpgradeAnswer answer = await(socket, head, told, request.timeout());
      isKept = answer instanceof UpgradeAnswer.Switched;
      return answer;
    } finally {
      if (!isKept) {
        end(socket);
      }
    }
  }

  private UpgradeAnswer await(
      Socket socket, byte[] head, @Nullable ClientIdentity told, Duration timeout)
      throws IOException, InterruptedException {
    FutureTask<UpgradeAnswer> exchange = new FutureTask<>(() -> exchange(socket, head, told));
    Thread.ofVirtual().name("navarch-upgrade").start(exchange);
    try {
      return timeout.isZero()
          ? exchange.get()
          : exchange.get(TimeUnit.NANOSECONDS.convert(timeout), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw FailedExchange.tooLate(server, timeout);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      if (cause instanceof NotSentException notSent) {
        throw notSent;
      }
      throw FailedExchange.of(server, cause);
    }
  }

  private UpgradeAnswer exchange(Socket socket, byte[] head, @Nullable ClientIdentity told)
      throws IOException {
    Socket top = layered(connect(socket), told);
    OutputStream out = top.getOutputStream();
    out.write(head);
    out.flush();
    InputStream in = new BufferedInputStream(top.getInputStream(), BUFFER);
    HttpHead answer = HttpHead.read(in);
    while (answer.status() < 200 && answer.status() != 101) {
      answer = HttpHead.read(in);
    }
    if (answer.status() == 101) {
      return new UpgradeAnswer.Switched(
          new UpgradedConnection(server.toString(), answer.headers(), in, out, () -> end(socket)));
    }
    return new UpgradeAnswer.Refused(
        new TransportAnswer(
            answer.status(), answer.headers(), new ByteArrayInputStream(answer.body(in))));
  }

  /** Has TLS set up what lies over the way to the server. */
  private Socket layered(Socket way, @Nullable ClientIdentity told) throws IOException {
    if (!isSecure) {
      return way;
    }
    way.setSoTimeout(setupMillis);
    Socket top;
    try {
      top = secured(way, told);
    } catch (SocketTimeoutException e) {
      throw notInTime(e);
    }
    way.setSoTimeout(0);
    return top;
  }

  private NotSentException notInTime(SocketTimeoutException e) {
    return new NotSentException(
        "cannot connect to %s: the connection could not be made in time".formatted(server), e);
  }

  /** Connects a socket; what to talk over is the socket itself, or lies over it. */
  private Socket connect(Socket socket) throws IOException {
    ProxyRoute route = proxy.route();
    if (route != null) {
      return route.dial(socket, host, port, setupMillis);
    }
    InetSocketAddress address = new InetSocketAddress(host, port);
    if (address.isUnresolved()) {
      throw new UnknownHostException(address.getHostString());
    }
    try {
      socket.connect(address, CONNECT_MILLIS);
    } catch (SocketTimeoutException e) {
      throw notInTime(e);
    }
    socket.setTcpNoDelay(true);
    socket.setKeepAlive(true);
    return socket;
  }

  /** Layers TLS over a socket; closing the socket itself never waits for a write that hangs. */
  private SSLSocket secured(Socket socket, @Nullable ClientIdentity told) throws IOException {
    SSLSocket tls =
        (SSLSocket) files.context(told).getSocketFactory().createSocket(socket, host, port, true);
    SSLParameters parameters = tls.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    parameters.setApplicationProtocols(new String[] {"http/1.1"});
    tls.setSSLParameters(parameters);
    tls.startHandshake();
    return tls;
  }

  private byte[] head(TransportRequest request) {
    StringBuilder head = new StringBuilder();
    String base = server.getRawPath() == null ? "" : server.getRawPath();
    head.append(request.method()).append(' ').append(base).append(request.path());
    head.append(" HTTP/1.1\r\n").append("Host: ").append(authority()).append("\r\n");
    for (Map.Entry<String, List<String>> header : request.headers().asMap().entrySet()) {
      if (!header.getKey().equals("host") && !header.getKey().equals("content-length")) {
        header.getValue().forEach(value -> head.append(line(header.getKey(), value)));
      }
    }
    if (!request.method().equals("GET")) {
      head.append("content-length: 0\r\n");
    }
    return bytes(head.append("\r\n"));
  }

  private String authority() {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return server.getPort() >= 0 ? name + ":" + port : name;
  }

  /** A value is not shown: it may be secret. */
  private static String line(String name, String value) {
    if (!value.chars().allMatch(c -> c == '\t' || (c >= ' ' && c != 0x7F && c <= 0xFF))) {
      throw new IllegalArgumentException("the header " + name + " cannot be sent");
    }
    return name + ": " + value + "\r\n";
  }

  private static byte[] bytes(StringBuilder text) {
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private void end(Socket socket) {
    open.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "a connection to {0} was not closed well: {1}", server, e.toString());
    }
  }

  @Override
  public void close() {
    isClosed = true;
    open.forEach(this::end);
  }
}
