package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Optional;

/**
 * A range of IP addresses, written as an address and the number of leading bits that its addresses
 * share. Further bits of the address may be set and mean nothing.
 */
public final class CidrBlock {
  private final byte[] address;
  private final int bits;
  private final boolean v6;

  private CidrBlock(IpAddress address, int bits) {
    this.address = address.bytes();
    this.bits = bits;
    this.v6 = address.isV6();
  }

  /** Reports a text that is no range. */
  public static void check(String text, FieldPath path, List<FieldError> errors) {
    if (parse(text).isEmpty()) {
      errors.add(
          FieldError.invalid(
              path, text, "must be a valid CIDR value, (e.g. 10.9.8.0/24 or 2001:db8::/64)"));
    }
  }

  /** The range, or nothing when the text is none. */
  public static Optional<CidrBlock> parse(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return Optional.empty();
    }
    int bits = parseBits(text.substring(slash + 1));
    return IpAddress.parse(text.substring(0, slash))
        .filter(address -> bits >= 0 && bits <= address.bytes().length * 8)
        .map(address -> new CidrBlock(address, bits));
  }

  /** The number, or -1 for a text that is none or too long to be a number of bits. */
  private static int parseBits(String text) {
    boolean digits =
        !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits ? Integer.parseInt(text) : -1;
  }

  public boolean isV6() {
    return v6;
  }

  /** Whether every address of another range is in this one, and this one has more. */
  public boolean strictlyContains(CidrBlock other) {
    return address.length == other.address.length && bits < other.bits && sharesBits(other, bits);
  }

  private boolean sharesBits(CidrBlock other, int count) {
    for (int i = 0; i < count; i++) {
      int mask = 0x80 >> (i % 8);
      if ((address[i / 8] & mask) != (other.address[i / 8] & mask)) {
        return false;
      }
    }
    return true;
  }
}
