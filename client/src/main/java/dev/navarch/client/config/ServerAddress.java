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
      boolean isKnown = scheme.equals("https") || scheme.equals("http");
      if (!isKnown || uri.getHost() == null || uri.getQuery() != null) {
        throw wrong(address);
      }
      return uri;
    } catch (URISyntaxException e) {
      throw wrong(address);
    }
  }

  private static IllegalArgumentException wrong(String address) {
    return new IllegalArgumentException(
        "host must be a URL or a host:port pair: " + GoQuoting.quote(address));
  }
}
