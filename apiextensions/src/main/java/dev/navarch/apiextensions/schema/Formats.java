package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.QuantityFormatException;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The formats that schemas of custom resources know. Dashes in names do not count; a format that is
 * not known, or not for the type, says nothing.
 */
final class Formats {
  private static final Map<String, Predicate<String>> BY_NAME =
      Map.ofEntries(
          Map.entry("bsonobjectid", text -> text.length() == 24 && isHex(text)),
          Map.entry("uri", UriFormat::isRequestUri),
          Map.entry("email", EmailFormat::isAddress),
          Map.entry("hostname", HostnameFormat::isHostname),
          Map.entry("ipv4", text -> AddressFormats.isIp(text) && text.indexOf('.') >= 0),
          Map.entry("ipv6", text -> AddressFormats.isIp(text) && text.indexOf(':') >= 0),
          Map.entry("cidr", AddressFormats::isCidr),
          Map.entry("mac", AddressFormats::isMac),
          Map.entry("uuid", text -> UuidFormat.isUuid(text, '\0')),
          Map.entry("uuid3", text -> UuidFormat.isUuid(text, '3')),
          Map.entry("uuid4", text -> UuidFormat.isUuid(text, '4')),
          Map.entry("uuid5", text -> UuidFormat.isUuid(text, '5')),
          Map.entry("isbn", text -> CheckDigits.isIsbn10(text) || CheckDigits.isIsbn13(text)),
          Map.entry("isbn10", CheckDigits::isIsbn10),
          Map.entry("isbn13", CheckDigits::isIsbn13),
          Map.entry("creditcard", CheckDigits::isCreditCard),
          Map.entry("ssn", CodeFormats::isSsn),
          Map.entry("hexcolor", CodeFormats::isHexColor),
          Map.entry("rgbcolor", CodeFormats::isRgbColor),
          Map.entry("byte", CodeFormats::isBase64),
          Map.entry("password", text -> true),
          Map.entry("date", TimeFormats::isDate),
          Map.entry("datetime", TimeFormats::isDateTime),
          Map.entry("duration", TimeFormats::isDuration),
          Map.entry("quantity", Formats::isQuantity),
          Map.entry("k8sshortname", text -> NameSyntax.dns1123Label(text).isEmpty()),
          Map.entry("k8slongname", text -> NameSyntax.dns1123Subdomain(text).isEmpty()));

  private Formats() {}

  /** A format as far as it says something about values of these types, else nothing. */
  static String supported(String format, List<String> types) {
    if (format.isEmpty()) {
      return "";
    }
    boolean supported =
        switch (types.size() == 1 ? types.getFirst() : "") {
          case "", StructuralSchema.STRING -> BY_NAME.containsKey(normalized(format));
          case StructuralSchema.INTEGER -> format.equals("int32") || format.equals("int64");
          case StructuralSchema.NUMBER -> format.equals("float") || format.equals("double");
          default -> false;
        };
    return supported ? format : "";
  }

  /** Whether a text has a format; true for formats that are not about texts. */
  static boolean matches(String format, String text) {
    Predicate<String> check = BY_NAME.get(normalized(format));
    return check == null || check.test(text);
  }

  private static String normalized(String format) {
    return format.replace("-", "");
  }

  private static boolean isQuantity(String text) {
    try {
      Quantity.parse(text);
      return true;
    } catch (QuantityFormatException malformed) {
      return false;
    }
  }

  static boolean isHex(String text) {
    return text.chars().allMatch(Formats::isHexDigit);
  }

  static boolean isHexDigit(int c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  static boolean isAsciiLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
