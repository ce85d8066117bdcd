package dev.navarch.codegen.generators;

import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/** The texts that value types are written as. */
public final class WireText {
  /** What quantities look like. */
  public static final String QUANTITY =
      "^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$";

  private static final Pattern DURATION =
      Pattern.compile(
          "[+-]?(0|(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)(ns|us|\\u00b5s|\\u03bcs|ms|s|m|h))+)");

  private WireText() {}

  /** What is wrong with a text as a value of a type, which is named as in its codec. */
  static Optional<String> problem(String codecName, String text, String name) {
    return switch (codecName) {
      case "quantity" ->
          Pattern.matches(QUANTITY, text) ? Optional.empty() : mismatch(name, QUANTITY);
      case "duration" ->
          DURATION.matcher(text).matches()
              ? Optional.empty()
              : Optional.of(name + " is no duration such as 1h30m");
      case "time", "microTime" ->
          isTime(text)
              ? Optional.empty()
              : Optional.of(name + " is no time such as 2006-01-02T15:04:05Z");
      case "bytes" -> isBase64(text) ? Optional.empty() : Optional.of(name + " is not in base64");
      default -> Optional.empty();
    };
  }

  /** Says that a text does not match a pattern. */
  public static Optional<String> mismatch(String name, String pattern) {
    return Optional.of("%s does not match %s".formatted(name, pattern));
  }

  private static boolean isTime(String text) {
    try {
      OffsetDateTime unused = OffsetDateTime.parse(text);
      return true;
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  private static boolean isBase64(String text) {
    try {
      byte[] unused = Base64.getDecoder().decode(text);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
