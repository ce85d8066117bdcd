package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Addresses that traffic is sent to: none that lead back to the sender or nowhere. */
public final class EndpointAddressValidation {
  private EndpointAddressValidation() {}

  /** Reports a text that is no address, or one of a special range. */
  public static void check(String text, FieldPath path, List<FieldError> errors) {
    Optional<IpAddress> address = IpAddress.parse(text);
    if (address.isEmpty()) {
      errors.add(FieldError.invalid(path, text, "must be a valid IP address"));
      return;
    }
    byte[] bytes = address.get().bytes();
    if (bytes.length == 16 && !address.get().isV6()) {
      bytes = Arrays.copyOfRange(bytes, 12, 16);
    }
    if (isUnspecified(bytes)) {
      errors.add(FieldError.invalid(path, text, "may not be unspecified (" + text + ")"));
    }
    if (isLoopback(bytes)) {
      errors.add(
          FieldError.invalid(
              path, text, "may not be in the loopback range (127.0.0.0/8, ::1/128)"));
    }
    if (isLinkLocal(bytes)) {
      errors.add(
          FieldError.invalid(
              path, text, "may not be in the link-local range (169.254.0.0/16, fe80::/10)"));
    }
    if (isLinkLocalMulticast(bytes)) {
      errors.add(
          FieldError.invalid(
              path,
              text,
              "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)"));
    }
  }

  private static boolean isUnspecified(byte[] address) {
    return allZero(address, address.length);
  }

  private static boolean isLoopback(byte[] address) {
    return address.length == 4 ? address[0] == 127 : allZero(address, 15) && address[15] == 1;
  }

  private static boolean isLinkLocal(byte[] address) {
    return address.length == 4
        ? unsigned(address[0]) == 169 && unsigned(address[1]) == 254
        : unsigned(address[0]) == 0xfe && (address[1] & 0xc0) == 0x80;
  }

  private static boolean isLinkLocalMulticast(byte[] address) {
    return address.length == 4
        ? unsigned(address[0]) == 224 && address[1] == 0 && address[2] == 0
        : unsigned(address[0]) == 0xff && (address[1] & 0x0f) == 0x02;
  }

  private static boolean allZero(byte[] address, int length) {
    for (int i = 0; i < length; i++) {
      if (address[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private static int unsigned(byte value) {
    return value & 0xff;
  }
}
