package dev.navarch.client.config;

import dev.navarch.apimachinery.value.GoQuoting;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The address of a server as people write it: a URL, or a host and a port.
 *
 * @param uri where it is, without a user: this is what messages show
 * @param user the name and the password that stood before the host; null for none
 */
record ServerAddress(URI uri, @Nullable String user) {
  /**
   * Reads an address.
   *
   * @param isSecure whether an address without a scheme is one for TLS
   * @throws IllegalArgumentException if it is none
   */
  static ServerAddress parse(String address, boolean isSecure) {
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
      return uri.getRawUserInfo() == null
          ? new ServerAddress(uri, null)
          : new ServerAddress(new URI(url.replaceFirst("//[^/]*@", "//")), uri.getUserInfo());
    } catch (URISyntaxException e) {
      throw wrong(address);
    }
  }

  /** The user as basic credentials, as it is for every client of HTTP. */
  Optional<Credentials> credentials() {
    if (user == null) {
      return Optional.empty();
    }
    int colon = user.indexOf(':');
    String name = colon < 0 ? user : user.substring(0, colon);
    String password = colon < 0 ? "" : user.substring(colon + 1);
    return Optional.of(new Credentials("", null, name, password, null));
  }

  /** Nothing that is secret. */
  @Override
  public String toString() {
    return uri.toString();
  }

  /** What is before an at sign may be secret. */
  private static IllegalArgumentException underscore(String authority) {
    return new IllegalArgumentException(
        "the host %s has an underscore, which Java allows in no host name: use its address or"
                .formatted(GoQuoting.quote(behindUser(authority)))
            + " another name, and set tls-server-name to a name that its certificate has");
  }

  private static IllegalArgumentException wrong(String address) {
    return new IllegalArgumentException(
        "host must be a URL or a host:port pair: " + GoQuoting.quote(behindUser(address)));
  }

  private static String behindUser(String text) {
    return text.substring(text.lastIndexOf('@') + 1);
  }
}
