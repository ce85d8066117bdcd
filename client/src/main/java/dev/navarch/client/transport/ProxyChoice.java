package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Through which proxy requests go: the configuration's, or else the one that the environment names
 * in {@code HTTPS_PROXY} or {@code HTTP_PROXY} for hosts that {@code NO_PROXY} does not.
 *
 * <p>Differs from Kubernetes: {@code java.net.http} knows proxies that speak plain HTTP only.
 *
 * @param headers what each request tells the proxy
 */
record ProxyChoice(ProxySelector selector, Map<String, String> headers) {
  private static final String TUNNEL_PROPERTY = "jdk.http.auth.tunneling.disabledSchemes";

  static ProxyChoice of(ClientConfig config, Map<String, String> env) throws IOException {
    URI proxy = config.proxy();
    if (proxy == null) {
      proxy = ofEnvironment(config.server(), env);
    }
    return proxy == null
        ? new ProxyChoice(HttpClient.Builder.NO_PROXY, Map.of())
        : through(proxy, config.server());
  }

  private static ProxyChoice through(URI proxy, URI server) throws IOException {
    String scheme = proxy.getScheme() == null ? "" : proxy.getScheme().toLowerCase(Locale.ROOT);
    String host = proxy.getHost();
    if (host == null) {
      throw new IOException("the proxy for " + server + " has no host");
    }
    if (!scheme.equals("http")) {
      throw new IOException(
          "the proxy %s://%s for %s cannot be used: only proxies with http:// are supported"
              .formatted(scheme, host, server));
    }
    int port = proxy.getPort() < 0 ? 80 : proxy.getPort();
    return new ProxyChoice(
        ProxySelector.of(new InetSocketAddress(host, port)), headers(proxy, server));
  }

  private static Map<String, String> headers(URI proxy, URI server) throws IOException {
    String user = proxy.getUserInfo();
    if (user == null) {
      return Map.of();
    }
    boolean isTunnel = "https".equalsIgnoreCase(server.getScheme());
    if (isTunnel && !"".equals(System.getProperty(TUNNEL_PROPERTY))) {
      throw new IOException(
          ("the proxy at %s wants a password, which the JDK sends for https servers only when it is"
                  + " started with -D%s=")
              .formatted(proxy.getHost(), TUNNEL_PROPERTY));
    }
    byte[] pair = user.getBytes(StandardCharsets.UTF_8);
    return Map.of("proxy-authorization", "Basic " + Base64.getEncoder().encodeToString(pair));
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

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return "ProxyChoice[" + selector + "]";
  }
}
