package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * An IP address read from its text alone: no name is ever looked up.
 *
 * <p>The forms are those that Kubernetes accepts: four decimal numbers without leading zeros, or
 * eight groups of hexadecimal digits with at most one {@code ::}, of which the last two groups may
 * be written as an IPv4 address. Zones are not accepted.
 */
public final class IpAddress {
  private static final int V4_BYTES = 4;
  private static final int V6_BYTES = 16;

  /** Four bytes or sixteen. */
  private final byte[] bytes;

  private IpAddress(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Reports a text that is no address. */
  public static void check(String text, FieldPath path, List<FieldError> errors) {
    if (parse(text).isEmpty()) {
      errors.add(
          FieldError.invalid(
              path, text, "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)"));
    }
  }

  /** The address, or nothing when the text is none. */
  public static Optional<IpAddress> parse(String text) {
    byte[] parsed = text.indexOf(':') >= 0 ? parseV6(text) : parseV4(text);
    return parsed.length == 0 ? Optional.empty() : Optional.of(new IpAddress(parsed));
  }

  /** True for an address of sixteen bytes that does not stand for an IPv4 address. */
  public boolean isV6() {
    return bytes.length == V6_BYTES && !isMapped();
  }

  private boolean isMapped() {
    for (int i = 0; i < 10; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return bytes[10] == (byte) 0xff && bytes[11] == (byte) 0xff;
  }

  /** The bytes: four, or sixteen for anything written with colons. */
  public byte[] bytes() {
    return bytes.clone();
  }

  private static byte[] parseV4(String text) {
    byte[] out = new byte[V4_BYTES];
    int at = 0;
    for (int part = 0; part < V4_BYTES; part++) {
      int end = part == V4_BYTES - 1 ? text.length() : text.indexOf('.', at);
      int length = end - at;
      if (length < 1 || length > 3 || (length > 1 && text.charAt(at) == '0')) {
        return new byte[0];
      }
      int number = 0;
      for (; at < end; at++) {
        char c = text.charAt(at);
        if (c < '0' || c > '9') {
          return new byte[0];
        }
        number = number * 10 + c - '0';
      }
      if (number > 255) {
        return new byte[0];
      }
      out[part] = (byte) number;
      at++;
    }
    return out;
  }

  private static byte[] parseV6(String text) {
    byte[] out = new byte[V6_BYTES];
    int gap = -1;
    int filled = 0;
    int at = 0;
    if (text.startsWith("::")) {
      gap = 0;
      at = 2;
    } else if (text.startsWith(":")) {
      return new byte[0];
    }
    while (at < text.length()) {
      int end = text.indexOf(':', at);
      String group = text.substring(at, end < 0 ? text.length() : end);
      if (end < 0 && group.indexOf('.') >= 0) {
        byte[] v4 = parseV4(group);
        if (v4.length == 0 || filled > V6_BYTES - V4_BYTES) {
          return new byte[0];
        }
        System.arraycopy(v4, 0, out, filled, V4_BYTES);
        filled += V4_BYTES;
        break;
      }
      if (filled == V6_BYTES || !isGroup(group)) {
        return new byte[0];
      }
      int number = HexFormat.fromHexDigits(group);
      out[filled++] = (byte) (number >> 8);
      out[filled++] = (byte) number;
      if (end < 0) {
        break;
      }
      at = end + 1;
      if (at == text.length()) {
        return new byte[0];
      }
      if (text.charAt(at) == ':') {
        if (gap >= 0) {
          return new byte[0];
        }
        gap = filled;
        at++;
      }
    }
    return expand(out, gap, filled);
  }

  private static boolean isGroup(String group) {
    return !group.isEmpty() && group.length() <= 4 && group.chars().allMatch(HexFormat::isHexDigit);
  }

  /** Moves what came after the gap to the end; the gap stands for at least one group. */
  private static byte[] expand(byte[] out, int gap, int filled) {
    if (gap < 0) {
      return filled == V6_BYTES ? out : new byte[0];
    }
    if (filled == V6_BYTES) {
      return new byte[0];
    }
    byte[] whole = new byte[V6_BYTES];
    System.arraycopy(out, 0, whole, 0, gap);
    System.arraycopy(out, gap, whole, V6_BYTES - (filled - gap), filled - gap);
    return whole;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof IpAddress other && Arrays.equals(bytes, other.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return HexFormat.of().formatHex(bytes);
  }
}
