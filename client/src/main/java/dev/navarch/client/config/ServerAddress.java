package dev.navarch.client.config;

import dev.navarch.apimachinery.value.GoQuoting;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** Addresses of servers as people write them: a URL, or a host and a port. */
final class ServerAddress {
  private ServerAddress() {}

  /**
   * Reads an address.
   *
   * @param isSecure whether an address without a scheme is one for TLS
   * @throws IllegalArgumentException if it is none
   */
  static URI parse(String address, boolean isSecure) {
    String url = address.contains("://") ? address : (isSecure ? "https://" : "http://") + address;
    while (url.endsWith("/")) {
      url = url.substring(0, url.length() - 1);
    }
    try {
      URI uri = new URI(url);
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      String authority = uri.getRawAuthority();
      if (uri.getHost() == null && authority != null && authority.contains("_")) {
        throw underscore(authority);
      }
      boolean isKnown = scheme.equals("https") || scheme.equals("http");
      if (!isKnown || uri.getHost() == null || uri.getQuery() != null) {
        throw wrong(address);
      }
      return uri;
    } catch (URISyntaxException e) {
      throw wrong(address);
    }
  }

  /** What is before an at sign may be secret. */
  private static IllegalArgumentException underscore(String authority) {
    return new IllegalArgumentException(
        "the host %s has an underscore, which Java allows in no host name: use its address or"
                .formatted(GoQuoting.quote(authority.substring(authority.lastIndexOf('@') + 1)))
            + " another name, and set tls-server-name to a name that its certificate has");
  }

  private static IllegalArgumentException wrong(String address) {
    return new IllegalArgumentException(
        "host must be a URL or a host:port pair: " + GoQuoting.quote(address));
  }
}
