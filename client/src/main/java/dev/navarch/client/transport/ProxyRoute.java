package dev.navarch.client.transport;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import org.jspecify.annotations.Nullable;

/**
 * The way through a proxy to a server: what is said to the proxy until bytes go to the server and
 * back. A proxy that is spoken to over TLS is trusted by the same authorities as the server, and is
 * shown the same certificate of the configuration if it asks, as in Kubernetes.
 *
 * @param user empty for nobody
 * @param tls what a proxy behind TLS is checked with
 */
record ProxyRoute(Kind kind, String host, int port, String user, String password, TlsFiles tls) {
  private static final int CONNECT_MILLIS = 30_000;

  /** How long a proxy may say nothing, unless somebody is more patient or less. */
  static final int SILENCE_MILLIS = 10_000;

  /** How a proxy is spoken to. */
  enum Kind {
    HTTP(80),
    HTTPS(443),
    SOCKS5(1080);

    private final int port;

    Kind(int port) {
      this.port = port;
    }
  }

  /**
   * Reads the address of a proxy.
   *
   * @param server for which it is
   * @throws IOException if it is none that can be used; no password shows
   */
  static ProxyRoute parse(URI proxy, URI server, TlsFiles tls) throws IOException {
    String scheme = proxy.getScheme() == null ? "" : proxy.getScheme().toLowerCase(Locale.ROOT);
    if (proxy.getHost() == null) {
      throw new IOException("the proxy for " + server + " has no host");
    }
    Kind kind =
        switch (scheme) {
          case "http" -> Kind.HTTP;
          case "https" -> Kind.HTTPS;
          case "socks5", "socks5h" -> Kind.SOCKS5;
          default ->
              throw new IOException(
                  ("the proxy %s://%s for %s cannot be used: only proxies with http://, https:// or"
                          + " socks5:// are supported")
                      .formatted(scheme, proxy.getHost(), server));
        };
    String info = proxy.getRawUserInfo() == null ? "" : proxy.getRawUserInfo();
    int colon = info.indexOf(':');
    return new ProxyRoute(
        kind,
        bare(proxy.getHost()),
        proxy.getPort() < 0 ? kind.port : proxy.getPort(),
        decoded(colon < 0 ? info : info.substring(0, colon)),
        decoded(colon < 0 ? "" : info.substring(colon + 1)),
        tls);
  }

  /** The URL's own escapes; a plus is itself. */
  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  static String bare(String host) {
    return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
  }

  boolean hasUser() {
    return !user.isEmpty() || !password.isEmpty();
  }

  /** What an HTTP proxy is shown; null for nothing. */
  @Nullable String authorization() {
    if (!hasUser()) {
      return null;
    }
    byte[] pair = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
    return "Basic " + Base64.getEncoder().encodeToString(pair);
  }

  /**
   * Connects to the proxy, and through it to a server.
   *
   * @param socket a new one; closing it ends everything
   * @param silence how many milliseconds the proxy may say nothing
   * @return what to talk over to the server: the socket itself, or what lies over it
   * @throws ProxyException whatever goes wrong: the server has seen nothing
   */
  Socket dial(Socket socket, String targetHost, int targetPort, int silence) throws ProxyException {
    try {
      connect(socket);
      socket.setSoTimeout(silence);
      Socket way = kind == Kind.HTTPS ? secured(socket) : socket;
      if (kind == Kind.SOCKS5) {
        new Socks5(this).connect(way, targetHost, targetPort);
      } else {
        tunnel(way, targetHost, targetPort);
      }
      socket.setSoTimeout(0);
      return way;
    } catch (SocketTimeoutException e) {
      throw new ProxyException("the proxy gave no answer in time", e);
    } catch (EOFException e) {
      throw new ProxyException("the proxy closed the connection", e);
    } catch (ProxyException e) {
      throw e;
    } catch (IOException e) {
      throw new ProxyException("the proxy broke off: " + FailedExchange.words(e), e);
    }
  }

  private void connect(Socket socket) throws IOException {
    InetSocketAddress address = new InetSocketAddress(host, port);
    if (address.isUnresolved()) {
      throw new ProxyException("there is no such host as that of the proxy, " + host, null);
    }
    try {
      socket.connect(address, CONNECT_MILLIS);
    } catch (IOException e) {
      throw new ProxyException(
          "the proxy at %s:%d cannot be reached: %s"
              .formatted(host, port, String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT)),
          e);
    }
    socket.setTcpNoDelay(true);
    socket.setKeepAlive(true);
  }

  private SSLSocket secured(Socket socket) throws IOException {
    try {
      SSLSocket top =
          (SSLSocket) tls.context(null).getSocketFactory().createSocket(socket, host, port, true);
      SSLParameters parameters = top.getSSLParameters();
      parameters.setEndpointIdentificationAlgorithm("HTTPS");
      top.setSSLParameters(parameters);
      top.startHandshake();
      return top;
    } catch (SocketTimeoutException e) {
      throw e;
    } catch (IOException e) {
      throw new ProxyException(
          "TLS with the proxy at %s:%d failed: %s".formatted(host, port, e.getMessage()), e);
    }
  }

  private void tunnel(Socket way, String targetHost, int targetPort) throws IOException {
    String target = authority(targetHost, targetPort);
    StringBuilder head = new StringBuilder();
    head.append("CONNECT ").append(target).append(" HTTP/1.1\r\n");
    head.append("Host: ").append(target).append("\r\n");
    String authorization = authorization();
    if (authorization != null) {
      head.append("Proxy-Authorization: ").append(authorization).append("\r\n");
    }
    way.getOutputStream()
        .write(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
    HttpHead answer = HttpHead.read(way.getInputStream());
    while (answer.status() < 200) {
      answer = HttpHead.read(way.getInputStream());
    }
    if (answer.status() > 299) {
      throw ProxyException.answered(answer.status());
    }
  }

  static String authority(String host, int port) {
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
  }

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return "ProxyRoute[" + kind + ", " + host + ", " + port + "]";
  }
}
