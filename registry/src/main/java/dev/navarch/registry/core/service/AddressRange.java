package dev.navarch.registry.core.service;

import dev.navarch.registry.validation.IpAddress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * A range of addresses from which services get theirs.
 *
 * <p>The lower part is given out last: people who choose an address themselves choose it there, and
 * seldom find it taken.
 *
 * @param text the range as it was written
 * @param first the first address that is given out, as a number
 * @param last the last one
 * @param firstUnasked the first of the part from which addresses come that nobody asked for
 */
record AddressRange(
    String text, boolean v6, BigInteger first, BigInteger last, BigInteger firstUnasked) {
  private static final int MIN_LOWER_PART = 16;
  private static final int MAX_LOWER_PART = 256;
  private static final int LOWER_PART_SHARE = 16;
  private static final int GROUPS = 8;

  /** The range, or nothing when the text is none with room in it. */
  static Optional<AddressRange> parse(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return Optional.empty();
    }
    Optional<IpAddress> address = IpAddress.parse(text.substring(0, slash));
    String prefix = text.substring(slash + 1);
    if (address.isEmpty() || !prefix.matches("[0-9]{1,3}")) {
      return Optional.empty();
    }
    int width = address.get().bytes().length * Byte.SIZE;
    int free = width - Integer.parseInt(prefix);
    if (free < 2 || free > width) {
      return Optional.empty();
    }
    BigInteger network = new BigInteger(1, address.get().bytes()).shiftRight(free).shiftLeft(free);
    BigInteger size = BigInteger.ONE.shiftLeft(free);
    boolean v6 = address.get().isV6();
    BigInteger first = network.add(BigInteger.ONE);
    BigInteger last = network.add(size).subtract(v6 ? BigInteger.ONE : BigInteger.TWO);
    return Optional.of(
        new AddressRange(text, v6, first, last, first.add(BigInteger.valueOf(lower(size)))));
  }

  private static long lower(BigInteger size) {
    if (size.compareTo(BigInteger.valueOf(MIN_LOWER_PART)) <= 0) {
      return 0;
    }
    BigInteger share = size.divide(BigInteger.valueOf(LOWER_PART_SHARE));
    return share
        .max(BigInteger.valueOf(MIN_LOWER_PART))
        .min(BigInteger.valueOf(MAX_LOWER_PART))
        .longValue();
  }

  boolean contains(IpAddress address) {
    BigInteger number = new BigInteger(1, address.bytes());
    return address.isV6() == v6 && number.compareTo(first) >= 0 && number.compareTo(last) <= 0;
  }

  /** The one form in which addresses are compared and named. */
  static String canonical(IpAddress address) {
    byte[] bytes = address.bytes();
    return format(
        bytes.length == GROUPS * 2 && !address.isV6() ? Arrays.copyOfRange(bytes, 12, 16) : bytes);
  }

  /** The text of an address of this range. */
  String format(BigInteger number) {
    byte[] magnitude = number.toByteArray();
    byte[] bytes = new byte[v6 ? GROUPS * 2 : 4];
    int length = Math.min(magnitude.length, bytes.length);
    System.arraycopy(magnitude, magnitude.length - length, bytes, bytes.length - length, length);
    return format(bytes);
  }

  private static String format(byte[] bytes) {
    if (bytes.length == 4) {
      return (bytes[0] & 0xff)
          + "."
          + (bytes[1] & 0xff)
          + "."
          + (bytes[2] & 0xff)
          + "."
          + (bytes[3] & 0xff);
    }
    int start = -1;
    int length = 1;
    for (int i = 0; i < GROUPS; i++) {
      int run = zeros(bytes, i);
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
      } else {
        if (!out.isEmpty() && out.charAt(out.length() - 1) != ':') {
          out.append(':');
        }
        out.append(Integer.toHexString(group(bytes, i)));
      }
    }
    return out.toString();
  }

  private static int group(byte[] bytes, int index) {
    return (bytes[2 * index] & 0xff) << Byte.SIZE | (bytes[2 * index + 1] & 0xff);
  }

  private static int zeros(byte[] bytes, int from) {
    int end = from;
    while (end < GROUPS && group(bytes, end) == 0) {
      end++;
    }
    return end - from;
  }
}
