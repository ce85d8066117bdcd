package dev.navarch.client.transport;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Hosts that are reached without a proxy, as {@code NO_PROXY} lists them: names with all beneath
 * them, addresses, ranges of addresses, each maybe with a port; a star for all. This machine never
 * needs a proxy.
 */
record NoProxy(List<String> entries) {
  static NoProxy parse(String list) {
    return new NoProxy(
        Arrays.stream(list.split(",", -1))
            .map(entry -> entry.strip().toLowerCase(Locale.ROOT))
            .filter(entry -> !entry.isEmpty())
            .toList());
  }

  boolean excludes(URI server) {
    String host = bare(String.valueOf(server.getHost()).toLowerCase(Locale.ROOT));
    int port = server.getPort();
    if (port < 0) {
      port = "https".equalsIgnoreCase(server.getScheme()) ? 443 : 80;
    }
    byte[] address = address(host);
    if (host.equals("localhost") || (address != null && isLoopback(address))) {
      return true;
    }
    for (String entry : entries) {
      if (entry.equals("*") || matches(entry, host, port, address)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(String entry, String host, int port, byte @Nullable [] address) {
    int slash = entry.indexOf('/');
    if (slash > 0) {
      return address != null && isInRange(entry, slash, address);
    }
    String name = entry;
    int colon = entry.lastIndexOf(':');
    boolean hasPort = colon > 0 && (entry.indexOf(':') == colon || entry.charAt(colon - 1) == ']');
    if (hasPort) {
      if (!entry.substring(colon + 1).equals(Integer.toString(port))) {
        return false;
      }
      name = entry.substring(0, colon);
    }
    name = bare(name);
    if (address != null) {
      byte[] excluded = address(name);
      return excluded != null && Arrays.equals(excluded, address);
    }
    String suffix = name.startsWith("*.") ? name.substring(1) : name;
    return suffix.startsWith(".")
        ? host.endsWith(suffix)
        : host.equals(suffix) || host.endsWith("." + suffix);
  }

  private static boolean isInRange(String entry, int slash, byte[] address) {
    byte[] network = address(bare(entry.substring(0, slash)));
    String digits = entry.substring(slash + 1);
    if (network == null
        || network.length != address.length
        || digits.isEmpty()
        || digits.length() > 3
        || !digits.chars().allMatch(Character::isDigit)) {
      return false;
    }
    int bits = Integer.parseInt(digits);
    if (bits > address.length * 8) {
      return false;
    }
    for (int i = 0; i < bits; i++) {
      int mask = 0x80 >> (i % 8);
      if ((network[i / 8] & mask) != (address[i / 8] & mask)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLoopback(byte[] address) {
    try {
      return InetAddress.getByAddress(address).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private static String bare(String host) {
    return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
  }

  /** The bytes of an address; null for a name. No name is looked up. */
  private static byte @Nullable [] address(String host) {
    boolean isAddress =
        host.contains(":") || (!host.isEmpty() && host.chars().allMatch(NoProxy::isOfIpv4));
    if (!isAddress) {
      return null;
    }
    try {
      return InetAddress.getByName(host).getAddress();
    } catch (UnknownHostException e) {
      return null;
    }
  }

  private static boolean isOfIpv4(int c) {
    return c == '.' || (c >= '0' && c <= '9');
  }
}
