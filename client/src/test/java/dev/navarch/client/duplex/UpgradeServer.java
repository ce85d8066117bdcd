package dev.navarch.client.duplex;

import dev.navarch.client.spdy.SpdyPeer;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A server on a real socket that can go on in other protocols. Each connection has a thread of its
 * own, and one request.
 */
public final class UpgradeServer implements AutoCloseable {
  private final ServerSocket socket;
  private final Handler handler;
  private final List<Request> requests = new CopyOnWriteArrayList<>();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  private UpgradeServer(ServerSocket socket, Handler handler) {
    this.socket = socket;
    this.handler = handler;
    Thread.ofVirtual().start(this::accept);
  }

  /** Answers one request. */
  @FunctionalInterface
  public interface Handler {
    void handle(Request request) throws Exception;
  }

  public static UpgradeServer start(Handler handler) throws IOException {
    return start(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), handler);
  }

  /** Starts one on a socket that belongs to it from now on. */
  public static UpgradeServer start(ServerSocket socket, Handler handler) {
    return new UpgradeServer(socket, handler);
  }

  public int port() {
    return socket.getLocalPort();
  }

  public String url() {
    return "http://127.0.0.1:" + port();
  }

  public List<Request> requests() {
    return List.copyOf(requests);
  }

  private void accept() {
    while (!socket.isClosed()) {
      try {
        Socket connection = socket.accept();
        open.add(connection);
        Thread.ofVirtual().start(() -> serve(connection));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      Request request = Request.read(connection);
      requests.add(request);
      handler.handle(request);
    } catch (Exception e) {
      // the client sees a connection that ends, which is what tests look at
    } finally {
      open.remove(connection);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
    for (Socket connection : open) {
      connection.close();
    }
  }

  /** One request, and the connection behind it. */
  public static final class Request {
    private final String method;
    private final URI uri;
    private final Map<String, List<String>> headers;
    private final Socket connection;
    private final InputStream in;
    private final OutputStream out;

    private Request(
        String line, Map<String, List<String>> headers, Socket connection, InputStream in)
        throws IOException {
      String[] parts = line.split(" ", -1);
      this.method = parts[0];
      this.uri = method.equals("CONNECT") ? URI.create("//" + parts[1]) : URI.create(parts[1]);
      this.headers = headers;
      this.connection = connection;
      this.in = in;
      this.out = connection.getOutputStream();
    }

    static Request read(Socket connection) throws IOException {
      InputStream in = new BufferedInputStream(connection.getInputStream());
      String first = line(in);
      Map<String, List<String>> headers = new TreeMap<>();
      String line = line(in);
      while (!line.isEmpty()) {
        int colon = line.indexOf(':');
        headers
            .computeIfAbsent(
                line.substring(0, colon).toLowerCase(Locale.ROOT), unused -> new ArrayList<>())
            .add(line.substring(colon + 1).strip());
        line = line(in);
      }
      return new Request(first, headers, connection, in);
    }

    private static String line(InputStream in) throws IOException {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int b; (b = in.read()) != '\n'; ) {
        if (b < 0) {
          throw new EOFException();
        }
        line.write(b);
      }
      return line.toString(StandardCharsets.UTF_8).strip();
    }

    public String method() {
      return method;
    }

    public URI uri() {
      return uri;
    }

    public String header(String name) {
      return String.join(", ", headers.getOrDefault(name, List.of()));
    }

    public boolean isWebSocket() {
      return header("upgrade").equals("websocket");
    }

    public List<String> webSocketProtocols() {
      return Arrays.stream(header("sec-websocket-protocol").split(",", -1))
          .map(String::strip)
          .toList();
    }

    public List<String> parameters(String name) {
      List<String> values = new ArrayList<>();
      String query = uri.getRawQuery() == null ? "" : uri.getRawQuery();
      for (String pair : query.split("&", -1)) {
        if (pair.startsWith(name + "=")) {
          values.add(URLDecoder.decode(pair.substring(name.length() + 1), StandardCharsets.UTF_8));
        }
      }
      return values;
    }

    public boolean isSet(String parameter) {
      return parameters(parameter).contains("true");
    }

    public Socket connection() {
      return connection;
    }

    public InputStream in() {
      return in;
    }

    public OutputStream out() {
      return out;
    }

    /** Answers as a server that does not go on in another protocol. */
    public void refuse(int status, String mediaType, String body) throws IOException {
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      head(status + " Refused", "Content-Type: " + mediaType, "Content-Length: " + bytes.length);
      out.write(bytes);
      out.flush();
    }

    /** Refuses with a status of Kubernetes'. */
    public void refuse(int status, String reason, String name, String message) throws IOException {
      refuse(
          status,
          "application/json",
          """
          {"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"%s",\
          "reason":"%s","details":{"name":"%s","kind":"pods"},"code":%d}\
          """
              .formatted(message, reason, name, status));
    }

    public WebSocketPeer webSocket(String protocol) throws IOException {
      head(
          "101 Switching Protocols",
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Accept: " + accept(),
          "Sec-WebSocket-Protocol: " + protocol);
      return new WebSocketPeer(in, out);
    }

    public SpdyPeer spdy(String protocol) throws IOException {
      head(
          "101 Switching Protocols",
          "Upgrade: SPDY/3.1",
          "Connection: Upgrade",
          "X-Stream-Protocol-Version: " + protocol);
      return new SpdyPeer(in, out);
    }

    public void head(String status, String... lines) throws IOException {
      StringBuilder head = new StringBuilder("HTTP/1.1 ").append(status).append("\r\n");
      for (String line : lines) {
        head.append(line).append("\r\n");
      }
      out.write(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
    }

    public String accept() {
      try {
        String text = header("sec-websocket-key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
        return Base64.getEncoder()
            .encodeToString(
                MessageDigest.getInstance("SHA-1")
                    .digest(text.getBytes(StandardCharsets.US_ASCII)));
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
