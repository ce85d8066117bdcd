package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.TlsConfig;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Through which proxy requests go: the configuration's, or else the one that the environment names
 * in {@code HTTPS_PROXY} or {@code HTTP_PROXY} for hosts that {@code NO_PROXY} does not.
 *
 * @param route null where there is no proxy
 */
record ProxyChoice(URI server, @Nullable ProxyRoute route) implements Way {
  private static final int PROXY_AUTHENTICATION_REQUIRED = 407;

  static ProxyChoice of(ClientConfig config, Map<String, String> env) throws IOException {
    URI proxy = config.proxy();
    if (proxy == null) {
      proxy = ofEnvironment(config.server(), env);
    }
    TlsConfig tls = config.tls();
    return new ProxyChoice(
        config.server(),
        proxy == null
            ? null
            : ProxyRoute.parse(
                proxy,
                config.server(),
                new TlsFiles(
                    new TlsConfig(
                        tls.authorities(), tls.certificate(), tls.key(), "", tls.insecure()))));
  }

  /**
   * A bridge to the proxy, if the JDK's HTTP client cannot speak to it: that knows no TLS there, no
   * SOCKS, and sends no password for a tunnel.
   */
  @Nullable ProxyBridge openBridge() throws IOException {
    if (route == null) {
      return null;
    }
    boolean isPlain = route.kind() == ProxyRoute.Kind.HTTP && !(isTunnel() && route.hasUser());
    return isPlain ? null : ProxyBridge.open(route, server);
  }

  /** Whether the proxy carries what it cannot read, and is not given the requests themselves. */
  private boolean isTunnel() {
    return route != null && "https".equalsIgnoreCase(server.getScheme());
  }

  /** The proxy itself, for a client that can speak to it. */
  @Override
  public ProxySelector selector() {
    return route == null
        ? HttpClient.Builder.NO_PROXY
        : ProxySelector.of(new InetSocketAddress(route.host(), route.port()));
  }

  @Override
  public Map<String, String> headers() {
    String authorization = route == null ? null : route.authorization();
    return authorization == null ? Map.of() : Map.of("proxy-authorization", authorization);
  }

  /** The JDK gives its caller the answer of a proxy that wants a password for a tunnel. */
  @Override
  public @Nullable ProxyException noWay(HttpResponse<?> answer) {
    return isTunnel() && answer.statusCode() == PROXY_AUTHENTICATION_REQUIRED
        ? ProxyException.answered(answer.statusCode())
        : null;
  }

  private static @Nullable URI ofEnvironment(URI server, Map<String, String> env)
      throws IOException {
    String name = "https".equalsIgnoreCase(server.getScheme()) ? "HTTPS_PROXY" : "HTTP_PROXY";
    String proxy = variable(env, name);
    if (proxy.isEmpty() || NoProxy.parse(variable(env, "NO_PROXY")).excludes(server)) {
      return null;
    }
    try {
      return URI.create(proxy.contains("://") ? proxy : "http://" + proxy);
    } catch (IllegalArgumentException e) { // its message shows the address, maybe a password
      throw new IOException("the variable " + name + " holds no address of a proxy");
    }
  }

  private static String variable(Map<String, String> env, String name) {
    String upper = env.getOrDefault(name, "");
    return upper.isEmpty() ? env.getOrDefault(name.toLowerCase(Locale.ROOT), "") : upper;
  }
}
