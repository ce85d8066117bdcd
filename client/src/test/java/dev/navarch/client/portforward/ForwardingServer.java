package dev.navarch.client.portforward;

import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.duplex.UpgradeServer.Request;
import dev.navarch.client.duplex.WebSocketPeer;
import dev.navarch.client.spdy.SpdyPeer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A server whose pod's ports are those of this machine. It knows one form of port-forwarding. */
final class ForwardingServer implements AutoCloseable {
  enum Form {
    TUNNEL,
    SPDY,
    CHANNELS
  }

  private final Form form;
  private final UpgradeServer server;

  ForwardingServer(Form form) throws IOException {
    this.form = form;
    this.server = UpgradeServer.start(this::handle);
  }

  String url() {
    return server.url();
  }

  List<Request> requests() {
    return server.requests();
  }

  private void handle(Request request) throws IOException {
    List<String> protocols = request.webSocketProtocols();
    if (form == Form.TUNNEL && protocols.contains("SPDY/3.1+portforward.k8s.io")) {
      serveSpdy(request.webSocket("SPDY/3.1+portforward.k8s.io").tunnelled());
    } else if (form == Form.SPDY && request.header("upgrade").equals("SPDY/3.1")) {
      serveSpdy(request.spdy("portforward.k8s.io"));
    } else if (form == Form.CHANNELS && protocols.contains("v4.channel.k8s.io")) {
      serveChannels(request, request.webSocket("v4.channel.k8s.io"));
    } else {
      request.refuse(400, "text/plain", "unknown protocol");
    }
  }

  private static void serveSpdy(SpdyPeer peer) throws IOException {
    Map<String, Integer> errors = new HashMap<>();
    Map<Integer, Socket> sockets = new ConcurrentHashMap<>();
    for (SpdyPeer.Frame frame; (frame = peer.read()) != null; ) {
      switch (frame) {
        case SpdyPeer.Frame.Open open -> {
          peer.reply(open.id());
          String request = open.headers().getOrDefault("requestid", "");
          if ("error".equals(open.headers().get("streamtype"))) {
            errors.put(request, open.id());
          } else {
            int port = Integer.parseInt(open.headers().getOrDefault("port", ""));
            connect(peer, open.id(), errors.getOrDefault(request, 0), port, sockets);
          }
        }
        case SpdyPeer.Frame.Data data -> {
          Socket socket = sockets.get(data.id());
          if (socket != null) {
            socket.getOutputStream().write(data.bytes());
            if (data.isLast()) {
              socket.shutdownOutput();
            }
          }
        }
        case SpdyPeer.Frame.Reset reset -> {
          Socket socket = sockets.remove(reset.id());
          if (socket != null) {
            socket.close();
          }
        }
        case SpdyPeer.Frame.Ping unused -> {}
        case SpdyPeer.Frame.Other unused -> {}
      }
    }
  }

  private static void connect(
      SpdyPeer peer, int data, int error, int port, Map<Integer, Socket> sockets)
      throws IOException {
    Socket socket;
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
    } catch (IOException e) {
      peer.data(error, "connection refused", true);
      peer.reset(data);
      return;
    }
    sockets.put(data, socket);
    pump(
        socket.getInputStream(),
        (bytes, count) -> peer.data(data, bytes, count, false),
        () -> {
          peer.data(data, "", true);
          peer.data(error, "", true);
        });
  }

  private static void serveChannels(Request request, WebSocketPeer peer) throws IOException {
    int port = Integer.parseInt(request.parameters("ports").get(0));
    byte[] number = {(byte) port, (byte) (port >> 8)};
    peer.send(0, number, 2);
    peer.send(1, number, 2);
    Socket socket;
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
    } catch (IOException e) {
      peer.send(1, "connection refused");
      peer.close(1000, "");
      return;
    }
    try (socket) {
      pump(
          socket.getInputStream(),
          (bytes, count) -> peer.send(0, bytes, count),
          () -> peer.close(1000, ""));
      for (byte[] message; (message = peer.read()) != null; ) {
        socket.getOutputStream().write(message, 1, message.length - 1);
      }
    }
  }

  private interface Sink {
    void write(byte[] bytes, int count) throws IOException;
  }

  private interface End {
    void tell() throws IOException;
  }

  private static void pump(InputStream from, Sink sink, End end) {
    Thread.ofVirtual()
        .start(() -> {
          byte[] buffer = new byte[20_000];
          try {
            for (int count; (count = from.read(buffer)) >= 0; ) {
              sink.write(buffer, count);
            }
            end.tell();
          } catch (IOException e) {
            // one of both is gone
          }
        });
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
