package dev.navarch.apiserver.certificates;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a server may be called: names and addresses, in the order in which they were given. Two are
 * equal if they hold the same in any order.
 */
public record ServingNames(Set<String> names, Set<InetAddress> addresses) {
  private static final String WILDCARD = "*.";
  private static final int DNS = 2;
  private static final int IP = 7;

  public ServingNames {
    names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
    addresses = Collections.unmodifiableSet(new LinkedHashSet<>(addresses));
  }

  /**
   * Sorts names from addresses. Nothing is looked up.
   *
   * @throws IllegalArgumentException if something is neither
   */
  public static ServingNames of(Collection<String> namesAndAddresses) {
    Set<String> names = new LinkedHashSet<>();
    Set<InetAddress> addresses = new LinkedHashSet<>();
    for (String text : namesAndAddresses) {
      Optional<InetAddress> address = address(text);
      if (address.isPresent()) {
        addresses.add(address.get());
      } else {
        names.add(name(text));
      }
    }
    return new ServingNames(names, addresses);
  }

  /** What a certificate is good for. */
  static ServingNames in(X509Certificate certificate) {
    Set<String> names = new LinkedHashSet<>();
    Set<InetAddress> addresses = new LinkedHashSet<>();
    try {
      Collection<List<?>> all = certificate.getSubjectAlternativeNames();
      for (List<?> one : all == null ? List.<List<?>>of() : all) {
        String value = String.valueOf(one.get(1));
        if (one.get(0).equals(DNS)) {
          names.add(value.toLowerCase(Locale.ROOT));
        } else if (one.get(0).equals(IP)) {
          address(value).ifPresent(addresses::add);
        }
      }
    } catch (CertificateParsingException e) {
      throw new IllegalArgumentException("the certificate's names cannot be read", e);
    }
    return new ServingNames(names, addresses);
  }

  private static String name(String text) {
    String name = text.toLowerCase(Locale.ROOT);
    String checked = name.startsWith(WILDCARD) ? name.substring(WILDCARD.length()) : name;
    String last = name.substring(name.lastIndexOf('.') + 1);
    boolean brokenAddress = last.chars().allMatch(Character::isDigit);
    if (brokenAddress || !NameSyntax.dns1123Subdomain(checked).isEmpty()) {
      throw new IllegalArgumentException("neither a host's name nor an address: " + text);
    }
    return name;
  }

  /** Reads an address, and nothing that would have to be looked up. */
  private static Optional<InetAddress> address(String text) {
    try {
      if (text.indexOf(':') >= 0) {
        return text.chars().allMatch(ServingNames::mayBeInVersion6)
            ? Optional.of(InetAddress.getByName(text))
            : Optional.empty();
      }
      byte[] version4 = version4(text);
      return version4.length == 0
          ? Optional.empty()
          : Optional.of(InetAddress.getByAddress(version4));
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  private static boolean mayBeInVersion6(int c) {
    return c == ':' || c == '.' || (c < 128 && Character.digit(c, 16) >= 0);
  }

  private static byte[] version4(String text) {
    String[] parts = text.split("\\.", -1);
    byte[] address = new byte[4];
    if (parts.length != address.length) {
      return new byte[0];
    }
    for (int i = 0; i < address.length; i++) {
      String part = parts[i];
      if (part.isEmpty()
          || part.length() > 3
          || !part.chars().allMatch(c -> c >= '0' && c <= '9')) {
        return new byte[0];
      }
      int octet = Integer.parseInt(part);
      if (octet > 255) {
        return new byte[0];
      }
      address[i] = (byte) octet;
    }
    return address;
  }
}
