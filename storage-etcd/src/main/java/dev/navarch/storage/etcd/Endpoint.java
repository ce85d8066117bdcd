package dev.navarch.storage.etcd;

import java.net.URI;
import java.util.List;

/** Where one member of an etcd listens. */
record Endpoint(String host, int port, Security security) {
  private static final int DEFAULT_PORT = 2379;

  /** What the endpoint says about TLS. */
  enum Security {
    TLS,
    PLAIN,
    UNSAID
  }

  /**
   * Reads one endpoint.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Endpoint parse(String text) {
    boolean hasScheme = text.contains("://");
    URI uri = URI.create(hasScheme ? text : "unsaid://" + text);
    String host = uri.getHost();
    boolean bare = uri.getPath() == null || uri.getPath().isEmpty() || uri.getPath().equals("/");
    if (host == null || !bare || uri.getUserInfo() != null) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is no endpoint of an etcd: it looks like https://host:2379");
    }
    Security security =
        switch (uri.getScheme()) {
          case "https" -> Security.TLS;
          case "http" -> Security.PLAIN;
          case "unsaid" -> Security.UNSAID;
          default ->
              throw new IllegalArgumentException(
                  "an etcd is spoken to by https or http, not by " + uri.getScheme());
        };
    return new Endpoint(host, uri.getPort() < 0 ? DEFAULT_PORT : uri.getPort(), security);
  }

  /**
   * Whether these endpoints are to be spoken to with TLS: if they say so, or if they say nothing
   * and there is a configuration for it.
   */
  static boolean secure(List<Endpoint> endpoints, boolean configured) {
    boolean tls = endpoints.stream().anyMatch(e -> e.security == Security.TLS);
    boolean plain = endpoints.stream().anyMatch(e -> e.security == Security.PLAIN);
    if (plain && (tls || configured)) {
      throw new IllegalArgumentException(
          tls
              ? "some endpoints are https and some http: all must be the same"
              : "TLS is configured, and the endpoint says http");
    }
    return tls || configured;
  }

  /** Host and port, as a URL has them. */
  String authority() {
    return host + ":" + port;
  }

  /** The host as a name server or a numeric address takes it. */
  String lookupName() {
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }
}
