package dev.navarch.registry.bootstrap;

import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;

/** IP addresses in the one form in which the API writes each of them. */
final class AddressText {
  private static final int LONGEST = 45;
  private static final int V4_BYTES = 4;
  private static final int GROUPS = 8;

  private AddressText() {}

  static boolean isV6(String address) {
    return address.indexOf(':') >= 0;
  }

  /**
   * The first address of a block that may be given away, which is the one behind the block's own.
   *
   * @param block such as {@code 10.0.0.0/24}
   * @throws IllegalArgumentException for anything else
   */
  static String firstOf(String block) {
    int slash = block.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException("not a block of addresses: " + block);
    }
    byte[] base = parse(block.substring(0, slash));
    int bits = base.length * Byte.SIZE;
    int prefix = Integer.parseInt(block.substring(slash + 1));
    if (prefix < 0 || prefix >= bits) {
      throw new IllegalArgumentException("no room in the block of addresses: " + block);
    }
    BigInteger network = new BigInteger(1, base).shiftRight(bits - prefix).shiftLeft(bits - prefix);
    byte[] first = network.add(BigInteger.ONE).toByteArray();
    byte[] padded = new byte[base.length];
    int length = Math.min(first.length, padded.length);
    System.arraycopy(first, first.length - length, padded, padded.length - length, length);
    return format(padded);
  }

  private static byte[] parse(String address) {
    if (!isV6(address)) {
      return parseV4(address);
    }
    try {
      // Only digits, colons and dots: never a name that would have to be looked up.
      if (isLiteral(address)) {
        return InetAddress.getByName(address).getAddress();
      }
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("not an address: " + address, e);
    }
    throw new IllegalArgumentException("not an address: " + address);
  }

  private static boolean isLiteral(String address) {
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c != ':' && c != '.' && !HexFormat.isHexDigit(c)) {
        return false;
      }
    }
    return address.length() >= 2 && address.length() <= LONGEST;
  }

  /** Four decimal numbers without leading zeros. */
  private static byte[] parseV4(String address) {
    byte[] bytes = new byte[V4_BYTES];
    int at = 0;
    for (int i = 0; i < V4_BYTES; i++) {
      int end = address.indexOf('.', at);
      if ((end < 0) != (i == V4_BYTES - 1)) {
        throw new IllegalArgumentException("not an address: " + address);
      }
      bytes[i] = parseByte(address, at, end < 0 ? address.length() : end);
      at = end + 1;
    }
    return bytes;
  }

  private static byte parseByte(String address, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      int digit = address.charAt(i) - '0';
      if (digit < 0 || digit > 9 || i - from > 2) {
        throw new IllegalArgumentException("not an address: " + address);
      }
      value = value * 10 + digit;
    }
    if (from == to || value > 0xff || (to - from > 1 && address.charAt(from) == '0')) {
      throw new IllegalArgumentException("not an address: " + address);
    }
    return (byte) value;
  }

  private static String format(byte[] address) {
    if (address.length == V4_BYTES) {
      StringBuilder out = new StringBuilder();
      for (byte part : address) {
        out.append(out.isEmpty() ? "" : ".").append(part & 0xff);
      }
      return out.toString();
    }
    int[] groups = new int[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
      groups[i] = (address[2 * i] & 0xff) << 8 | (address[2 * i + 1] & 0xff);
    }
    return formatV6(groups);
  }

  /** The longest run of two or more zeros, the first of equals, becomes two colons. */
  private static String formatV6(int[] groups) {
    int start = -1;
    int length = 1;
    for (int i = 0; i < GROUPS; i++) {
      int run = zerosAt(groups, i);
      if (run > length) {
        start = i;
        length = run;
      }
    }
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < GROUPS; i++) {
      if (i == start) {
        out.append("::");
        i += length - 1;
        continue;
      }
      if (!out.isEmpty() && out.charAt(out.length() - 1) != ':') {
        out.append(':');
      }
      out.append(Integer.toHexString(groups[i]));
    }
    return out.toString();
  }

  private static int zerosAt(int[] groups, int from) {
    int end = from;
    while (end < GROUPS && groups[end] == 0) {
      end++;
    }
    return end - from;
  }
}
