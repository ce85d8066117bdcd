package dev.navarch.client.remotecommand;

import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.duplex.UpgradeServer.Request;
import dev.navarch.client.duplex.WebSocketPeer;
import dev.navarch.client.spdy.SpdyPeer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A server whose only container is a folder of this machine: commands are real processes in it. It
 * speaks what it is told to, as a kubelet does.
 */
public final class ContainerServer implements AutoCloseable {
  private final Path folder;
  private final List<String> webSocketProtocols;
  private final String spdyProtocol;
  private final UpgradeServer server;
  private final BlockingQueue<String> sizes = new LinkedBlockingQueue<>();
  private final BlockingQueue<Long> ended = new LinkedBlockingQueue<>();
  private final AtomicLong sent = new AtomicLong();

  /**
   * Starts one.
   *
   * @param webSocketProtocols what it speaks over WebSocket; empty if it knows none
   * @param spdyProtocol what it speaks over SPDY; empty if it knows none
   */
  public ContainerServer(Path folder, List<String> webSocketProtocols, String spdyProtocol)
      throws IOException {
    this.folder = folder;
    this.webSocketProtocols = webSocketProtocols;
    this.spdyProtocol = spdyProtocol;
    this.server = UpgradeServer.start(this::handle);
  }

  public UpgradeServer server() {
    return server;
  }

  /** What it was told of the size of terminals. */
  public BlockingQueue<String> sizes() {
    return sizes;
  }

  /** Has an item for each process that has ended. */
  public BlockingQueue<Long> ended() {
    return ended;
  }

  /** How much output it has sent. */
  public long sent() {
    return sent.get();
  }

  private void handle(Request request) throws Exception {
    if (request.isWebSocket()) {
      for (String wanted : request.webSocketProtocols()) {
        if (webSocketProtocols.contains(wanted)) {
          runOverWebSocket(request, request.webSocket(wanted));
          return;
        }
      }
      request.refuse(403, "text/plain", "no protocol");
    } else if (request.header("upgrade").equals("SPDY/3.1") && !spdyProtocol.isEmpty()) {
      runOverSpdy(request, request.spdy(spdyProtocol));
    } else {
      request.refuse(400, "BadRequest", "", "Upgrade request required");
    }
  }

  private Process start(Request request) throws IOException {
    Process process =
        new ProcessBuilder(request.parameters("command")).directory(folder.toFile()).start();
    var unused = process.onExit().thenAccept(gone -> ended.add(gone.pid()));
    if (!request.isSet("stdin")) {
      process.getOutputStream().close();
    }
    return process;
  }

  static String status(int code) {
    return code == 0
        ? "{\"metadata\":{},\"status\":\"Success\"}"
        : """
        {"metadata":{},"status":"Failure","message":"command terminated with non-zero exit code: \
        exit status %d","reason":"NonZeroExitCode",\
        "details":{"causes":[{"reason":"ExitCode","message":"%d"}]}}\
        """
            .formatted(code, code);
  }

  static String notStarted(String problem) {
    return """
    {"metadata":{},"status":"Failure","message":"Internal error occurred: error executing \
    command in container: %s","reason":"InternalError",\
    "details":{"causes":[{"message":"%s"}]},"code":500}\
    """
        .formatted(problem, problem);
  }

  // ---- WebSocket

  private void runOverWebSocket(Request request, WebSocketPeer peer) throws Exception {
    peer.send(request.isSet("stdout") ? 1 : 2, "");
    Process process;
    try {
      process = start(request);
    } catch (IOException e) {
      peer.send(3, notStarted("no such program"));
      peer.close(1000, "");
      return;
    }
    Thread out = pump(process.getInputStream(), (bytes, count) -> peer.send(1, bytes, count));
    Thread err = pump(process.getErrorStream(), (bytes, count) -> peer.send(2, bytes, count));
    Thread input = Thread.ofVirtual().start(() -> readWebSocket(peer, process));
    out.join();
    err.join();
    peer.send(3, status(process.waitFor()));
    peer.close(1000, "");
    input.join();
  }

  private void readWebSocket(WebSocketPeer peer, Process process) {
    OutputStream stdin = process.getOutputStream();
    try {
      for (byte[] message; (message = peer.read()) != null; ) {
        switch (message[0] & 0xFF) {
          case 0 -> {
            stdin.write(message, 1, message.length - 1);
            stdin.flush();
          }
          case 4 -> sizes.add(text(message, 1));
          case 255 -> stdin.close();
          default -> throw new IOException("no such channel");
        }
      }
    } catch (IOException e) {
      // the process has ended, or the client is gone
    }
    process.destroyForcibly();
  }

  private static String text(byte[] bytes, int from) {
    return new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
  }

  private interface Sink {
    void write(byte[] bytes, int count) throws IOException;
  }

  private Thread pump(InputStream from, Sink sink) {
    return Thread.ofVirtual()
        .start(() -> {
          byte[] buffer = new byte[20_000];
          try {
            for (int count; (count = from.read(buffer)) >= 0; ) {
              sink.write(buffer, count);
              sent.addAndGet(count);
            }
          } catch (IOException e) {
            // the client is gone
          }
        });
  }

  // ---- SPDY

  private void runOverSpdy(Request request, SpdyPeer peer) throws Exception {
    int expected = 1;
    for (String stream : List.of("stdin", "stdout", "stderr", "tty")) {
      expected += request.isSet(stream) ? 1 : 0;
    }
    Map<String, Integer> streams = new ConcurrentHashMap<>();
    while (streams.size() < expected) {
      if (peer.read() instanceof SpdyPeer.Frame.Open open) {
        streams.put(open.headers().getOrDefault("streamtype", "?"), open.id());
        peer.reply(open.id());
      }
    }
    int error = streams.getOrDefault("error", 0);
    Process process;
    try {
      process = start(request);
    } catch (IOException e) {
      peer.data(error, notStarted("no such program"), false);
      streams.values().forEach(id -> reset(peer, id));
      return;
    }
    Thread input = Thread.ofVirtual().start(() -> readSpdy(peer, streams, process));
    Thread out = pumpSpdy(peer, streams.get("stdout"), process.getInputStream());
    Thread err = pumpSpdy(peer, streams.get("stderr"), process.getErrorStream());
    out.join();
    err.join();
    peer.data(error, status(process.waitFor()), false);
    streams.values().forEach(id -> reset(peer, id));
    peer.control(7, 0, new byte[8]);
    input.join();
  }

  private Thread pumpSpdy(
      SpdyPeer peer, @org.jspecify.annotations.Nullable Integer id, InputStream from) {
    return pump(
        from,
        (bytes, count) -> {
          if (id != null) {
            peer.data(id, bytes, count, false);
          }
        });
  }

  private static void reset(SpdyPeer peer, int id) {
    try {
      peer.reset(id);
    } catch (IOException e) {
      // the client is gone
    }
  }

  private void readSpdy(SpdyPeer peer, Map<String, Integer> streams, Process process) {
    OutputStream stdin = process.getOutputStream();
    try {
      for (SpdyPeer.Frame frame; (frame = peer.read()) != null; ) {
        if (frame instanceof SpdyPeer.Frame.Data data) {
          if (Integer.valueOf(data.id()).equals(streams.get("resize"))) {
            sizes.add(text(data.bytes(), 0));
          } else {
            stdin.write(data.bytes());
            stdin.flush();
            if (data.isLast()) {
              stdin.close();
            }
          }
        }
      }
    } catch (IOException e) {
      // the process has ended, or the client is gone
    }
    process.destroyForcibly();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
