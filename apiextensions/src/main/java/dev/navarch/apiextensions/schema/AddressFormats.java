package dev.navarch.apiextensions.schema;

/** Network addresses as Go's net package reads them. */
final class AddressFormats {
  private AddressFormats() {}

  /** An IPv4 address of four parts without leading zeros, or an IPv6 address without a zone. */
  static boolean isIp(String text) {
    return text.indexOf(':') < 0 ? isIpv4(text) : isIpv6(text);
  }

  /** An address, a slash and the length of the prefix. */
  static boolean isCidr(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return false;
    }
    String address = text.substring(0, slash);
    String prefix = text.substring(slash + 1);
    int max = address.indexOf(':') < 0 ? 32 : 128;
    return isIp(address)
        && isNumber(prefix, max)
        && (prefix.length() == 1 || prefix.charAt(0) != '0');
  }

  private static boolean isIpv4(String text) {
    String[] parts = text.split("\\.", -1);
    if (parts.length != 4) {
      return false;
    }
    for (String part : parts) {
      if (!isNumber(part, 255) || (part.length() > 1 && part.charAt(0) == '0')) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNumber(String text, int max) {
    return !text.isEmpty()
        && text.length() <= 3
        && text.chars().allMatch(Formats::isDigit)
        && Integer.parseInt(text) <= max;
  }

  /** Eight groups of hexadecimal digits; one run of groups may be left out. */
  private static boolean isIpv6(String text) {
    int gap = text.indexOf("::");
    if (gap < 0) {
      return groups(text, true) == 8;
    }
    String head = text.substring(0, gap);
    String tail = text.substring(gap + 2);
    if (tail.contains("::") || tail.startsWith(":")) {
      return false;
    }
    int before = head.isEmpty() ? 0 : groups(head, false);
    int after = tail.isEmpty() ? 0 : groups(tail, true);
    return before >= 0 && after >= 0 && before + after < 8;
  }

  /** How many groups there are, of which an IPv4 address at the end is two; -1 for malformed. */
  private static int groups(String text, boolean last) {
    String[] parts = text.split(":", -1);
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      if (last && i == parts.length - 1 && part.indexOf('.') >= 0) {
        if (!isIpv4(part)) {
          return -1;
        }
        count += 2;
      } else if (part.isEmpty() || part.length() > 4 || !Formats.isHex(part)) {
        return -1;
      } else {
        count++;
      }
    }
    return count;
  }

  /** 6, 8 or 20 bytes: pairs of digits with colons or dashes, or groups of four with dots. */
  static boolean isMac(String text) {
    if (text.length() < 14) {
      return false;
    }
    if (text.charAt(2) == ':' || text.charAt(2) == '-') {
      int bytes = (text.length() + 1) / 3;
      return isGrouped(text, 2, text.charAt(2)) && (bytes == 6 || bytes == 8 || bytes == 20);
    }
    int bytes = 2 * (text.length() + 1) / 5;
    return isGrouped(text, 4, '.') && (bytes == 6 || bytes == 8 || bytes == 20);
  }

  private static boolean isGrouped(String text, int size, char separator) {
    if ((text.length() + 1) % (size + 1) != 0) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean between = i % (size + 1) == size;
      if (between ? c != separator : !Formats.isHexDigit(c)) {
        return false;
      }
    }
    return true;
  }
}
