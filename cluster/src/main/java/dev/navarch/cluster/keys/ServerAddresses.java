package dev.navarch.cluster.keys;

import dev.navarch.apiserver.certificates.ServingNames;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Everything that clients may call the server of a control plane. */
public final class ServerAddresses {
  private static final List<String> ALWAYS =
      List.of(
          "localhost",
          "kubernetes",
          "kubernetes.default",
          "kubernetes.default.svc",
          "kubernetes.default.svc.cluster.local",
          "127.0.0.1",
          "::1");

  private ServerAddresses() {}

  /**
   * The names and addresses for the server's certificate.
   *
   * @param serviceRange where services get their addresses from, such as {@code 10.0.0.0/24}; the
   *     first one is the server's
   * @param given further names and addresses of the machine
   * @throws IllegalArgumentException if one of them is none, or the range cannot be read
   */
  public static ServingNames of(String serviceRange, Collection<String> given) {
    List<String> all = new ArrayList<>(ALWAYS);
    all.add(firstOf(serviceRange).getHostAddress());
    all.addAll(given);
    return ServingNames.of(all);
  }

  private static InetAddress firstOf(String range) {
    int slash = range.indexOf('/');
    if (slash < 0) {
      throw notARange(range);
    }
    try {
      Set<InetAddress> base = ServingNames.of(List.of(range.substring(0, slash))).addresses();
      int prefix = Integer.parseUnsignedInt(range.substring(slash + 1));
      if (base.isEmpty()) {
        throw notARange(range);
      }
      return firstOf(base.iterator().next().getAddress(), prefix);
    } catch (IllegalArgumentException | UnknownHostException e) {
      throw notARange(range);
    }
  }

  /** The address behind the one in which all bits that are free are zero. */
  private static InetAddress firstOf(byte[] address, int prefix) throws UnknownHostException {
    int free = address.length * 8 - prefix;
    if (free < 1) {
      throw new IllegalArgumentException("no room for an address");
    }
    byte[] first =
        new BigInteger(1, address).shiftRight(free).shiftLeft(free).setBit(0).toByteArray();
    byte[] padded = new byte[address.length];
    int length = Math.min(first.length, padded.length);
    System.arraycopy(first, first.length - length, padded, padded.length - length, length);
    return InetAddress.getByAddress(padded);
  }

  private static IllegalArgumentException notARange(String range) {
    return new IllegalArgumentException("not a range of addresses: " + range);
  }
}
