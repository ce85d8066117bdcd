package dev.navarch.apiextensions.cel.eval;

import org.jspecify.annotations.Nullable;

/**
 * A range of addresses, with the address that it was written with.
 *
 * @param prefixLength how many bits all addresses of the range share
 */
record Cidr(IpAddress address, int prefixLength) {
  /** Reads {@code address/length}; null if the text is no range. */
  static @Nullable Cidr parse(String text) {
    int slash = text.lastIndexOf('/');
    IpAddress address = slash < 0 ? null : IpAddress.parse(text.substring(0, slash));
    String length = text.substring(slash + 1);
    boolean plain =
        !length.isEmpty()
            && length.length() <= 3
            && length.chars().allMatch(c -> c >= '0' && c <= '9')
            && (length.length() == 1 || !length.startsWith("0"));
    if (address == null || !plain || Integer.parseInt(length) > address.bits()) {
      return null;
    }
    return new Cidr(address, Integer.parseInt(length));
  }

  boolean contains(IpAddress other) {
    return other.isV4() == address.isV4()
        && other.masked(prefixLength).equals(address.masked(prefixLength));
  }

  boolean contains(Cidr other) {
    return other.prefixLength >= prefixLength && contains(other.address);
  }

  Cidr masked() {
    return new Cidr(address.masked(prefixLength), prefixLength);
  }

  @Override
  public String toString() {
    return address + "/" + prefixLength;
  }
}
