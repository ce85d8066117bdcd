package dev.navarch.client.portforward;

import dev.navarch.api.core.v1.PodPortForwardOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.duplex.Fallback;
import dev.navarch.client.rest.Request;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.spdy.SpdyConnection;
import dev.navarch.client.websocket.WebSocketConnection;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ports of a pod as long as they are forwarded. Each connection to a local port gets one of its own
 * to the pod; what goes wrong with one is told and does not touch the others. When the pod cannot
 * be reached any more, the local ports are closed.
 *
 * <pre>{@code
 * try (PortForward forward = PortForward.to(client, "default", "web").port(8080).start()) {
 *   URI here = URI.create("http://127.0.0.1:" + forward.localPort(8080));
 *   …
 * }
 * }</pre>
 *
 * <p>May be used by any thread.
 */
public final class PortForward implements AutoCloseable {
  private static final GroupVersion CORE = new GroupVersion("", "v1");

  private final PodConnection connection;
  private final LocalPorts ports;

  private PortForward(PodConnection connection, LocalPorts ports) {
    this.connection = connection;
    this.ports = ports;
  }

  /** Begins to forward ports of a pod. */
  public static Builder to(RestClient client, String namespace, String pod) {
    return new Builder(client, namespace, pod);
  }

  /** The ports that lead to the pod, in the order in which they were asked for. */
  public List<ForwardedPort> ports() {
    return ports.ports();
  }

  /**
   * The first local port that leads to a port of the pod.
   *
   * @throws IllegalArgumentException if there is none
   */
  public int localPort(int remote) {
    return ports().stream()
        .filter(port -> port.remote() == remote)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("port " + remote + " is not forwarded"))
        .local()
        .getPort();
  }

  /** Connects to a port of the pod without a local one. The caller closes the stream. */
  public PodStream open(int remote) throws IOException, InterruptedException {
    return connection.open(remote);
  }

  public boolean isOpen() {
    return connection.isOpen();
  }

  /** Waits until nothing is forwarded any more. */
  public void awaitEnd() throws InterruptedException {
    connection.awaitEnd();
  }

  /** Closes the local ports and all connections, and waits for what runs on them to end. */
  @Override
  public void close() {
    ports.closing();
    connection.close();
    ports.close();
  }

  /** Puts it together. Belongs to one thread. */
  public static final class Builder {
    private final RestClient client;
    private final String namespace;
    private final String pod;
    private final List<Map.Entry<Integer, Integer>> wanted = new ArrayList<>();
    private InetAddress address = InetAddress.getLoopbackAddress();
    private PortForwardListener listener = new LoggingListener();
    private Duration timeout = Duration.ZERO;

    private Builder(RestClient client, String namespace, String pod) {
      this.client = client.forGroupVersion(CORE);
      this.namespace = namespace;
      this.pod = pod;
    }

    /** Forwards a port of the pod from any local one that is free. */
    public Builder port(int remote) {
      return port(0, remote);
    }

    /** Forwards a port of the pod from a local one; 0 for any that is free. */
    public Builder port(int local, int remote) {
      if (remote <= 0 || remote > 0xFFFF || local < 0 || local > 0xFFFF) {
        throw new IllegalArgumentException(
            "ports %d and %d cannot be forwarded".formatted(local, remote));
      }
      wanted.add(Map.entry(local, remote));
      return this;
    }

    /** Sets where local ports listen; only programs of this machine can connect unless set. */
    public Builder address(InetAddress value) {
      address = value;
      return this;
    }

    /** Sets who is told what goes wrong; it is logged unless set. */
    public Builder listener(PortForwardListener value) {
      listener = value;
      return this;
    }

    /** Sets how long it may take until the server agrees; no limit unless set. */
    public Builder timeout(Duration value) {
      timeout = value;
      return this;
    }

    /**
     * Connects to the pod and opens the local ports.
     *
     * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
     * @throws IOException if it cannot be reached, or a local port is taken
     */
    public PortForward start() throws IOException, InterruptedException {
      Map<ForwardedPort, ServerSocket> sockets = listen();
      PodConnection connection;
      try {
        connection = connect();
      } catch (IOException | InterruptedException | RuntimeException e) {
        LocalPorts.close(sockets.values());
        throw e;
      }
      LocalPorts ports = new LocalPorts(connection, sockets, listener);
      ports.start();
      return new PortForward(connection, ports);
    }

    private Map<ForwardedPort, ServerSocket> listen() throws IOException {
      Map<ForwardedPort, ServerSocket> sockets = new LinkedHashMap<>();
      for (Map.Entry<Integer, Integer> each : wanted) {
        InetSocketAddress local = new InetSocketAddress(address, each.getKey());
        ServerSocket socket = new ServerSocket();
        try {
          socket.bind(local);
        } catch (IOException e) {
          socket.close();
          LocalPorts.close(sockets.values());
          throw new IOException(
              "unable to listen on port %d: %s".formatted(each.getKey(), e.getMessage()), e);
        }
        sockets.put(
            new ForwardedPort((InetSocketAddress) socket.getLocalSocketAddress(), each.getValue()),
            socket);
      }
      return sockets;
    }

    private PodConnection connect() throws IOException, InterruptedException {
      List<Fallback.Way<PodConnection>> ways = new ArrayList<>();
      ways.add(this::tunnel);
      ways.add(this::spdy);
      if (!wanted.isEmpty()) {
        ways.add(this::channels);
      }
      return Fallback.first(ways);
    }

    private PodConnection tunnel() throws IOException, InterruptedException {
      WebSocketConnection socket =
          WebSocketConnection.open(
              request(client.get()), List.of(SpdyPodConnection.TUNNELLED), timeout);
      return new SpdyPodConnection(SpdyConnection.over(socket));
    }

    private PodConnection spdy() throws IOException, InterruptedException {
      return new SpdyPodConnection(
          SpdyConnection.open(
              request(client.post()), List.of(SpdyPodConnection.PROTOCOL), timeout));
    }

    /** A first connection shows whether the server knows it. */
    private PodConnection channels() throws IOException, InterruptedException {
      WebSocketConnection.open(
              requestFor(wanted.get(0).getValue()), ChannelPodConnection.PROTOCOLS, timeout)
          .close();
      return new ChannelPodConnection(this::requestFor);
    }

    private Request requestFor(int port) {
      return request(client.get())
          .versionedParams(PodPortForwardOptions.builder().ports(List.of(port)).build());
    }

    private Request request(Request request) {
      return request.namespace(namespace).resource("pods").name(pod).subresource("portforward");
    }
  }
}
