package dev.navarch.apiextensions.cel.eval;

import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** An IP address of either family, without a zone. */
final class IpAddress {
  private static final int V4 = 4;
  private static final int V6 = 16;

  private final byte[] bytes;

  private IpAddress(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Reads an address; null if the text is none, has a zone, or hides an address of version 4 in one
   * of version 6.
   */
  static @Nullable IpAddress parse(String text) {
    byte[] bytes = text.indexOf(':') < 0 ? parseV4(text) : parseV6(text);
    return bytes == null || isMapped(bytes) ? null : new IpAddress(bytes);
  }

  static IpAddress of(byte[] bytes) {
    return new IpAddress(bytes.clone());
  }

  private static boolean isMapped(byte[] bytes) {
    if (bytes.length != V6 || bytes[10] != -1 || bytes[11] != -1) {
      return false;
    }
    for (int i = 0; i < 10; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private static byte @Nullable [] parseV4(String text) {
    String[] parts = text.split("\\.", -1);
    if (parts.length != V4) {
      return null;
    }
    byte[] bytes = new byte[V4];
    for (int i = 0; i < V4; i++) {
      int number = number(parts[i], 10, 3);
      if (number < 0 || number > 255 || (parts[i].length() > 1 && parts[i].startsWith("0"))) {
        return null;
      }
      bytes[i] = (byte) number;
    }
    return bytes;
  }

  private static byte @Nullable [] parseV6(String text) {
    int gap = text.indexOf("::");
    if (gap >= 0 && text.indexOf("::", gap + 1) >= 0) {
      return null;
    }
    byte[] head = groups(gap < 0 ? text : text.substring(0, gap), gap < 0);
    byte[] tail = gap < 0 ? new byte[0] : groups(text.substring(gap + 2), true);
    if (head == null || tail == null) {
      return null;
    }
    int length = head.length + tail.length;
    if (gap < 0 ? length != V6 : length > V6 - 2) {
      return null;
    }
    byte[] bytes = Arrays.copyOf(head, V6);
    System.arraycopy(tail, 0, bytes, V6 - tail.length, tail.length);
    return bytes;
  }

  private static byte @Nullable [] groups(String text, boolean mayEndInV4) {
    if (text.isEmpty()) {
      return new byte[0];
    }
    String[] parts = text.split(":", -1);
    byte[] bytes = new byte[parts.length * 2 + 2];
    int length = 0;
    for (int i = 0; i < parts.length; i++) {
      if (mayEndInV4 && i == parts.length - 1 && parts[i].indexOf('.') >= 0) {
        byte[] last = parseV4(parts[i]);
        if (last == null) {
          return null;
        }
        System.arraycopy(last, 0, bytes, length, V4);
        length += V4;
        continue;
      }
      int number = number(parts[i], 16, 4);
      if (number < 0) {
        return null;
      }
      bytes[length++] = (byte) (number >> 8);
      bytes[length++] = (byte) number;
    }
    return Arrays.copyOf(bytes, length);
  }

  private static int number(String digits, int radix, int maxDigits) {
    if (digits.isEmpty() || digits.length() > maxDigits) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      int digit = c < 128 ? Character.digit(c, radix) : -1;
      if (digit < 0) {
        return -1;
      }
      number = number * radix + digit;
    }
    return number;
  }

  byte[] bytes() {
    return bytes;
  }

  boolean isV4() {
    return bytes.length == V4;
  }

  int bits() {
    return bytes.length * 8;
  }

  boolean isUnspecified() {
    return isAllZero(bytes.length);
  }

  boolean isLoopback() {
    return isV4() ? bytes[0] == 127 : isAllZero(V6 - 1) && bytes[V6 - 1] == 1;
  }

  boolean isMulticast() {
    return isV4() ? (bytes[0] & 0xf0) == 0xe0 : bytes[0] == -1;
  }

  boolean isLinkLocalMulticast() {
    return isV4()
        ? bytes[0] == (byte) 224 && bytes[1] == 0 && bytes[2] == 0
        : bytes[0] == -1 && (bytes[1] & 0x0f) == 2;
  }

  boolean isLinkLocalUnicast() {
    return isV4()
        ? bytes[0] == (byte) 169 && bytes[1] == (byte) 254
        : bytes[0] == (byte) 0xfe && (bytes[1] & 0xc0) == 0x80;
  }

  boolean isGlobalUnicast() {
    boolean broadcast = isV4() && HexFormat.of().formatHex(bytes).equals("ffffffff");
    return !broadcast
        && !isUnspecified()
        && !isLoopback()
        && !isMulticast()
        && !isLinkLocalUnicast();
  }

  private boolean isAllZero(int count) {
    for (int i = 0; i < count; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The address with everything behind the prefix cleared. */
  IpAddress masked(int prefixLength) {
    byte[] masked = bytes.clone();
    for (int i = 0; i < masked.length; i++) {
      int kept = Math.clamp(prefixLength - i * 8L, 0, 8);
      masked[i] &= (byte) (0xff00 >> kept);
    }
    return new IpAddress(masked);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof IpAddress other && Arrays.equals(bytes, other.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** The canonical form: lower case, and the longest run of zeros left out. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    if (isV4()) {
      for (byte part : bytes) {
        out.append(out.isEmpty() ? "" : ".").append(part & 0xff);
      }
      return out.toString();
    }
    int gapStart = -1;
    int gapLength = 1;
    for (int i = 0; i < 8; i++) {
      int run = i;
      while (run < 8 && group(run) == 0) {
        run++;
      }
      if (run - i > gapLength) {
        gapStart = i;
        gapLength = run - i;
      }
    }
    for (int i = 0; i < 8; i++) {
      if (i == gapStart) {
        out.append("::");
        i += gapLength - 1;
      } else {
        boolean separate = i > 0 && i != gapStart + gapLength;
        out.append(separate || (i > 0 && gapStart < 0) ? ":" : "")
            .append(Integer.toHexString(group(i)));
      }
    }
    return out.toString();
  }

  private int group(int index) {
    return (bytes[index * 2] & 0xff) << 8 | (bytes[index * 2 + 1] & 0xff);
  }
}
