package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.value.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Dates, times and durations. */
final class TimeFormats {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ISO_LOCAL_DATE.withResolverStyle(ResolverStyle.STRICT);
  private static final Set<String> SHORT_UNITS =
      Set.of("ns", "us", "µs", "ms", "s", "m", "h", "hr", "d", "w", "wk");
  private static final List<String> UNIT_STARTS =
      List.of("nano", "micro", "milli", "sec", "min", "hour", "day", "week");

  private TimeFormats() {}

  /** A date such as 2006-01-02. */
  static boolean isDate(String text) {
    if (text.length() != 10 || !Formats.isDigit(text.charAt(0))) {
      return false;
    }
    try {
      LocalDate.parse(text, DATE);
      return true;
    } catch (DateTimeParseException malformed) {
      return false;
    }
  }

  /** A date and a time of day with a zone such as 2006-01-02T15:04:05.9Z. */
  static boolean isDateTime(String text) {
    if (text.length() < 20 || (text.charAt(10) | 0x20) != 't' || !isDate(text.substring(0, 10))) {
      return false;
    }
    String time = text.substring(11);
    int zone = zoneStart(time);
    return zone >= 8
        && isClock(time)
        && isFraction(time.substring(8, zone))
        && isZone(time.substring(zone));
  }

  private static int zoneStart(String time) {
    char last = time.charAt(time.length() - 1);
    return last == 'Z' || last == 'z' ? time.length() - 1 : time.length() - 6;
  }

  private static boolean isClock(String time) {
    return isTwoDigits(time, 0, 23)
        && time.charAt(2) == ':'
        && isTwoDigits(time, 3, 59)
        && time.charAt(5) == ':'
        && isTwoDigits(time, 6, 59);
  }

  /** Nothing, or one character of any kind and digits. */
  private static boolean isFraction(String text) {
    return text.isEmpty()
        || (text.length() > 1 && text.substring(1).chars().allMatch(Formats::isDigit));
  }

  private static boolean isZone(String zone) {
    return zone.length() == 1
        || ((zone.charAt(0) == '+' || zone.charAt(0) == '-')
            && isTwoDigits(zone, 1, 99)
            && zone.charAt(3) == ':'
            && isTwoDigits(zone, 4, 99));
  }

  private static boolean isTwoDigits(String text, int at, int max) {
    return Formats.isDigit(text.charAt(at))
        && Formats.isDigit(text.charAt(at + 1))
        && Integer.parseInt(text.substring(at, at + 2)) <= max;
  }

  /** A duration such as 1h30m, or numbers with units in words such as 3 days. */
  static boolean isDuration(String text) {
    try {
      Duration.parse(text);
      return true;
    } catch (IllegalArgumentException notShort) {
      return hasUnit(text);
    }
  }

  /** Whether somewhere a number is followed by a unit. */
  private static boolean hasUnit(String text) {
    int at = 0;
    while (at < text.length()) {
      if (!Formats.isDigit(text.charAt(at))) {
        at++;
        continue;
      }
      while (at < text.length() && Formats.isDigit(text.charAt(at))) {
        at++;
      }
      while (at < text.length() && " \t\n\r\f".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      int start = at;
      while (at < text.length() && isUnitLetter(text.charAt(at))) {
        at++;
      }
      if (isUnit(text.substring(start, at).toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnitLetter(char c) {
    return Formats.isAsciiLetter(c) || c == 'µ';
  }

  private static boolean isUnit(String unit) {
    return SHORT_UNITS.contains(unit) || UNIT_STARTS.stream().anyMatch(unit::startsWith);
  }
}
