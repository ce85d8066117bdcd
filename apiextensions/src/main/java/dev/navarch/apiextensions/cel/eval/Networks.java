package dev.navarch.apiextensions.cel.eval;

import dev.navarch.apimachinery.value.GoQuoting;
import java.util.function.Predicate;

/** Addresses and ranges of addresses. */
final class Networks {
  private Networks() {}

  static void addTo(Library library) {
    library
        .function("ip", Networks::ip, String.class)
        .function("ip", range -> ((Cidr) range).address(), Cidr.class)
        .function("isIP", text -> ip(text) instanceof IpAddress, String.class)
        .function(
            "ip.isCanonical",
            text ->
                ip(text) instanceof IpAddress address
                    ? (Object) address.toString().equals(text)
                    : ip(text),
            String.class)
        .function("family", address -> ((IpAddress) address).isV4() ? 4L : 6L, IpAddress.class)
        .function("cidr", Networks::cidr, String.class)
        .function("isCIDR", text -> cidr(text) instanceof Cidr, String.class)
        .function("prefixLength", range -> (long) ((Cidr) range).prefixLength(), Cidr.class)
        .function("masked", range -> ((Cidr) range).masked(), Cidr.class)
        .function(
            "containsIP",
            (range, address) -> ((Cidr) range).contains((IpAddress) address),
            Cidr.class,
            IpAddress.class)
        .function(
            "containsIP",
            (range, text) ->
                ip(text) instanceof IpAddress address
                    ? (Object) ((Cidr) range).contains(address)
                    : ip(text),
            Cidr.class,
            String.class)
        .function(
            "containsCIDR",
            (range, other) -> ((Cidr) range).contains((Cidr) other),
            Cidr.class,
            Cidr.class)
        .function(
            "containsCIDR",
            (range, text) ->
                cidr(text) instanceof Cidr other
                    ? (Object) ((Cidr) range).contains(other)
                    : cidr(text),
            Cidr.class,
            String.class);
    property(library, "isUnspecified", IpAddress::isUnspecified);
    property(library, "isLoopback", IpAddress::isLoopback);
    property(library, "isLinkLocalMulticast", IpAddress::isLinkLocalMulticast);
    property(library, "isLinkLocalUnicast", IpAddress::isLinkLocalUnicast);
    property(library, "isGlobalUnicast", IpAddress::isGlobalUnicast);
  }

  private static void property(Library library, String name, Predicate<IpAddress> holds) {
    library.function(name, address -> holds.test((IpAddress) address), IpAddress.class);
  }

  private static Object ip(Object text) {
    IpAddress address = IpAddress.parse((String) text);
    String quoted = GoQuoting.quote((String) text);
    return address != null
        ? address
        : new EvalError(
            "IP Address %s parse error during conversion from string: ParseAddr(%s): unable to parse IP"
                .formatted(quoted, quoted));
  }

  private static Object cidr(Object text) {
    Cidr range = Cidr.parse((String) text);
    return range != null
        ? range
        : new EvalError(
            "network address parse error during conversion from string: netip.ParsePrefix(%s): unable to parse"
                .formatted(GoQuoting.quote((String) text)));
  }
}
