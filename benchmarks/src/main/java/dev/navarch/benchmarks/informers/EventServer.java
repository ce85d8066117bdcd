package dev.navarch.benchmarks.informers;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.PodList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.serializer.Serializer;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Stands in for a server that has more to tell than a client can take: it lists no pods, and to
 * every watch it sends events that were encoded before, over and over, as fast as they are read. It
 * speaks plain HTTP/1.1, so that hardly anything is measured but the client, and WebSocket to those
 * who prefer that for watches.
 *
 * <p>Each connection has a virtual thread. What they share does not change.
 */
final class EventServer implements AutoCloseable {
  private static final int MAX_HEAD = 64 * 1024;

  /** What RFC 6455 adds to a client's key. */
  private static final String WEB_SOCKET_ID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private final ServerSocket socket;
  private final Map<EventStream, byte[]> streams = new EnumMap<>(EventStream.class);

  private EventServer(ServerSocket socket) {
    this.socket = socket;
    for (EventStream stream : EventStream.values()) {
      streams.put(stream, stream.bytes());
    }
  }

  static EventServer start() throws IOException {
    EventServer server = new EventServer(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    Thread.ofPlatform().daemon().name("event-server").start(server::accept);
    return server;
  }

  /** Writes a kubeconfig that leads here. */
  void writeKubeconfig(Path file) throws IOException {
    Files.writeString(
        file,
        """
        apiVersion: v1
        kind: Config
        current-context: events
        clusters:
        - name: events
          cluster:
            server: http://127.0.0.1:%d
        users:
        - name: anybody
          user: {}
        contexts:
        - name: events
          context:
            cluster: events
            user: anybody
        """
            .formatted(socket.getLocalPort()));
  }

  private void accept() {
    try {
      while (true) {
        Socket connection = socket.accept();
        Thread.ofVirtual().start(() -> serve(connection));
      }
    } catch (IOException e) {
      // closed: it is over
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      InputStream in = new BufferedInputStream(connection.getInputStream());
      OutputStream out = connection.getOutputStream();
      while (true) {
        answer(Head.read(in), out);
      }
    } catch (IOException e) {
      // the client has heard enough
    }
  }

  private void answer(Head head, OutputStream out) throws IOException {
    boolean protobuf = head.header("accept").contains(MediaTypes.PROTOBUF);
    if (!head.isWatch()) {
      Serializer serializer =
          protobuf
              ? new ProtobufSerializer(AllTypes.scheme())
              : new JsonSerializer(AllTypes.scheme());
      byte[] body = serializer.encode(noPods());
      send(
          out,
          "HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n"
              .formatted(serializer.mediaType(), body.length));
      out.write(body);
    } else if (head.header("upgrade").equalsIgnoreCase("websocket")) {
      send(
          out,
          ("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  + "Sec-WebSocket-Accept: %s\r\n\r\n")
              .formatted(acceptance(head.header("sec-websocket-key"))));
      sendForever(EventStream.WEB_SOCKET, out);
    } else {
      send(
          out,
          "HTTP/1.1 200 OK\r\nContent-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n"
              .formatted(protobuf ? MediaTypes.PROTOBUF + ";stream=watch" : MediaTypes.JSON));
      sendForever(protobuf ? EventStream.PROTOBUF_CHUNKS : EventStream.JSON_CHUNKS, out);
    }
  }

  private static PodList noPods() {
    return PodList.builder()
        .metadata(ListMeta.builder().resourceVersion("1").build())
        .items(List.of())
        .build();
  }

  private static void send(OutputStream out, String head) throws IOException {
    out.write(head.getBytes(US_ASCII));
  }

  private void sendForever(EventStream stream, OutputStream out) throws IOException {
    byte[] round = Objects.requireNonNull(streams.get(stream));
    while (true) {
      out.write(round);
    }
  }

  private static String acceptance(String key) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-1").digest((key + WEB_SOCKET_ID).getBytes(US_ASCII));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-1", e);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  /** What stands before the body of a request; here none has a body. */
  private record Head(String path, Map<String, String> headers) {
    static Head read(InputStream in) throws IOException {
      StringBuilder text = new StringBuilder();
      while (text.length() < 4 || text.indexOf("\r\n\r\n", text.length() - 4) < 0) {
        int next = in.read();
        if (next < 0 || text.length() > MAX_HEAD) {
          throw new EOFException();
        }
        text.append((char) (next & 0xFF));
      }
      String[] lines = text.toString().split("\r\n", -1);
      Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      for (String line : lines) {
        int colon = line.indexOf(':');
        if (colon > 0) {
          headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
        }
      }
      return new Head(lines[0], headers);
    }

    String header(String name) {
      return headers.getOrDefault(name, "");
    }

    boolean isWatch() {
      return path.contains("watch=true") || path.contains("watch=1");
    }
  }
}
