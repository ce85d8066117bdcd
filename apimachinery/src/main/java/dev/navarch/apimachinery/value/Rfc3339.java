package dev.navarch.apimachinery.value;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;

/**
 * RFC 3339 text to moments and back. {@link #utcSeconds} and the printers are plain digit loops for
 * the form that the server itself writes, since most objects carry several of them; {@link #parse}
 * knows everything that Go's {@code time.Parse} lets through, and its error messages.
 */
final class Rfc3339 {

  static final String LAYOUT = "2006-01-02T15:04:05Z07:00";
  static final String MICRO_LAYOUT = "2006-01-02T15:04:05.000000Z07:00";

  /** 0001-01-01T00:00:00Z. */
  static final long MIN_SECOND = -62_135_596_800L;

  /** 9999-12-31T23:59:59Z. */
  static final long MAX_SECOND = 253_402_300_799L;

  /** What {@link #utcSeconds} answers when the text needs {@link #parse}. */
  static final long NOT_PLAIN = Long.MIN_VALUE;

  private static final int SECONDS_PER_DAY = 86_400;

  private final String text;
  private final String layout;
  private int pos;

  private Rfc3339(String text, String layout) {
    this.text = text;
    this.layout = layout;
  }

  static void checkRange(long epochSecond) {
    if (epochSecond < MIN_SECOND || epochSecond > MAX_SECOND) {
      throw new IllegalArgumentException(
          "time outside the years 1 to 9999: " + epochSecond + " seconds from 1970");
    }
  }

  /**
   * Seconds of the date and time in the first 19 characters, which the caller takes to be UTC;
   * {@link #NOT_PLAIN} for anything but a valid {@code 2006-01-02T15:04:05}.
   */
  static long utcSeconds(String text) {
    int century = twoDigits(text, 0);
    int yearOfCentury = twoDigits(text, 2);
    int month = twoDigits(text, 5);
    int day = twoDigits(text, 8);
    int hour = twoDigits(text, 11);
    int minute = twoDigits(text, 14);
    int second = twoDigits(text, 17);
    boolean digits = (century | yearOfCentury | month | day | hour | minute | second) >= 0;
    boolean marks =
        text.charAt(4) == '-'
            && text.charAt(7) == '-'
            && text.charAt(10) == 'T'
            && text.charAt(13) == ':'
            && text.charAt(16) == ':';
    int year = century * 100 + yearOfCentury;
    if (!digits
        || !marks
        || year == 0
        || !isDate(year, month, day)
        || hour > 23
        || minute > 59
        || second > 59) {
      return NOT_PLAIN;
    }
    return seconds(year, month, day, hour, minute, second);
  }

  /** The number at the given place, negative unless all six characters are digits. */
  static int sixDigits(String text, int at) {
    int high = twoDigits(text, at);
    int middle = twoDigits(text, at + 2);
    int low = twoDigits(text, at + 4);
    return (high | middle | low) < 0 ? -1 : (high * 100 + middle) * 100 + low;
  }

  static String print(long epochSecond) {
    byte[] out = new byte[20];
    writeSeconds(out, epochSecond);
    out[19] = 'Z';
    return new String(out, StandardCharsets.ISO_8859_1);
  }

  static String printMicro(long epochSecond, int micros) {
    byte[] out = new byte[27];
    writeSeconds(out, epochSecond);
    out[19] = '.';
    writeTwo(out, 20, micros / 10_000);
    writeTwo(out, 22, micros / 100 % 100);
    writeTwo(out, 24, micros % 100);
    out[26] = 'Z';
    return new String(out, StandardCharsets.ISO_8859_1);
  }

  static Instant parse(String text, String layout) {
    return new Rfc3339(text, layout).read();
  }

  private Instant read() {
    int year = year();
    literal('-');
    int month = inRange(number("01", true), 1, 12, "month");
    literal('-');
    int day = number("02", true);
    literal('T');
    int hour = inRange(number("15", false), 0, 23, "hour");
    literal(':');
    int minute = inRange(number("04", true), 0, 59, "minute");
    literal(':');
    int second = inRange(number("05", true), 0, 59, "second");
    int nanos = fraction();
    int offset = offset();
    if (pos < text.length()) {
      throw failure(": extra text: " + GoQuoting.quoteAscii(text.substring(pos)));
    }
    if (!isDate(year, month, day)) {
      throw failure(": day out of range");
    }
    long utc = seconds(year, month, day, hour, minute, second) - offset;
    if (utc < MIN_SECOND || utc > MAX_SECOND) {
      throw failure(": year out of range");
    }
    return Instant.ofEpochSecond(utc, nanos);
  }

  private int year() {
    if (text.length() < 4) {
      throw cannotParse(0, "2006");
    }
    int century = twoDigits(text, 0);
    int rest = twoDigits(text, 2);
    if ((century | rest) < 0) {
      throw cannotParse(0, "2006");
    }
    pos = 4;
    return century * 100 + rest;
  }

  private void literal(char mark) {
    if (pos >= text.length() || text.charAt(pos) != mark) {
      throw cannotParse(pos, String.valueOf(mark));
    }
    pos++;
  }

  /** Two digits, or a single one where Go's layout element does not insist on both. */
  private int number(String element, boolean bothDigits) {
    if (!digitAt(pos) || (bothDigits && !digitAt(pos + 1))) {
      throw cannotParse(pos, element);
    }
    int value = text.charAt(pos++) - '0';
    return digitAt(pos) ? value * 10 + text.charAt(pos++) - '0' : value;
  }

  private int inRange(int value, int min, int max, String name) {
    if (value < min || value > max) {
      throw failure(": " + name + " out of range");
    }
    return value;
  }

  /** Nanoseconds; digits beyond the ninth are dropped. */
  private int fraction() {
    boolean mark = pos < text.length() && (text.charAt(pos) == '.' || text.charAt(pos) == ',');
    if (!mark || !digitAt(pos + 1)) {
      return 0;
    }
    int nanos = 0;
    int weight = 100_000_000;
    for (pos++; digitAt(pos); pos++) {
      nanos += (text.charAt(pos) - '0') * weight;
      weight /= 10;
    }
    return nanos;
  }

  /** Seconds east of UTC. Go allows 24 hours and 60 minutes here, because people write them. */
  private int offset() {
    if (pos < text.length() && text.charAt(pos) == 'Z') {
      pos++;
      return 0;
    }
    int start = pos;
    if (text.length() - start < 6 || text.charAt(start + 3) != ':') {
      throw cannotParse(start, "Z07:00");
    }
    int hours = twoDigits(text, start + 1);
    int minutes = twoDigits(text, start + 4);
    char sign = text.charAt(start);
    if ((hours | minutes) < 0) {
      throw cannotParse(start, "Z07:00");
    }
    inRange(hours, 0, 24, "time zone offset hour");
    inRange(minutes, 0, 60, "time zone offset minute");
    if (sign != '+' && sign != '-') {
      throw cannotParse(start, "Z07:00");
    }
    pos += 6;
    int seconds = (hours * 60 + minutes) * 60;
    return sign == '+' ? seconds : -seconds;
  }

  private boolean digitAt(int at) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private IllegalArgumentException cannotParse(int from, String element) {
    return failure(
        " as %s: cannot parse %s as %s"
            .formatted(
                GoQuoting.quoteAscii(layout),
                GoQuoting.quoteAscii(text.substring(Math.min(from, text.length()))),
                GoQuoting.quoteAscii(element)));
  }

  private IllegalArgumentException failure(String detail) {
    return new IllegalArgumentException("parsing time " + GoQuoting.quoteAscii(text) + detail);
  }

  private static boolean isDate(int year, int month, int day) {
    return month >= 1
        && month <= 12
        && day >= 1
        && (day <= 28 || day <= Month.of(month).length(Year.isLeap(year)));
  }

  private static long seconds(int year, int month, int day, int hour, int minute, int second) {
    long days = LocalDate.of(year, month, day).toEpochDay();
    return days * SECONDS_PER_DAY + (hour * 60 + minute) * 60L + second;
  }

  /** The two-digit number at the given place, negative if one of the characters is no digit. */
  private static int twoDigits(String text, int at) {
    int tens = text.charAt(at) - '0';
    int ones = text.charAt(at + 1) - '0';
    return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
  }

  private static void writeSeconds(byte[] out, long epochSecond) {
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(epochSecond, SECONDS_PER_DAY));
    int second = Math.floorMod(epochSecond, SECONDS_PER_DAY);
    writeTwo(out, 0, date.getYear() / 100);
    writeTwo(out, 2, date.getYear() % 100);
    out[4] = '-';
    writeTwo(out, 5, date.getMonthValue());
    out[7] = '-';
    writeTwo(out, 8, date.getDayOfMonth());
    out[10] = 'T';
    writeTwo(out, 11, second / 3600);
    out[13] = ':';
    writeTwo(out, 14, second / 60 % 60);
    out[16] = ':';
    writeTwo(out, 17, second % 60);
  }

  private static void writeTwo(byte[] out, int at, int value) {
    out[at] = (byte) ('0' + value / 10);
    out[at + 1] = (byte) ('0' + value % 10);
  }
}
