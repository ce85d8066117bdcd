package dev.navarch.apiextensions.cel.eval;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Timestamps, from the year 1 to 9999, and durations, which fit into 64 bits of nanoseconds. */
public final class Times {
  private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");
  private static final BigDecimal MAX_NANOS = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final int MAX_DURATION_TEXT = 100;

  private static final Map<String, Long> UNITS =
      Map.of(
          "ns", 1L,
          "us", 1_000L,
          "µs", 1_000L,
          "μs", 1_000L,
          "ms", 1_000_000L,
          "s", 1_000_000_000L,
          "m", 60_000_000_000L,
          "h", 3_600_000_000_000L);

  private Times() {}

  static void addTo(Library library) {
    calendar(library, "getFullYear", time -> time.getYear());
    calendar(library, "getMonth", time -> time.getMonthValue() - 1);
    calendar(library, "getDayOfYear", time -> time.getDayOfYear() - 1);
    calendar(library, "getDate", time -> time.getDayOfMonth());
    calendar(library, "getDayOfMonth", time -> time.getDayOfMonth() - 1);
    calendar(library, "getDayOfWeek", time -> time.getDayOfWeek().getValue() % 7);
    calendar(library, "getHours", time -> time.getHour());
    calendar(library, "getMinutes", time -> time.getMinute());
    calendar(library, "getSeconds", time -> time.getSecond());
    calendar(library, "getMilliseconds", time -> time.get(ChronoField.MILLI_OF_SECOND));
    library
        .function("getHours", length -> ((Duration) length).toHours(), Duration.class)
        .function("getMinutes", length -> ((Duration) length).toMinutes(), Duration.class)
        .function("getSeconds", length -> ((Duration) length).toSeconds(), Duration.class)
        .function("getMilliseconds", length -> ((Duration) length).toMillis(), Duration.class);
  }

  private static void calendar(Library library, String name, ToLongFunction<ZonedDateTime> part) {
    library
        .function(
            name, time -> part.applyAsLong(((Instant) time).atZone(ZoneOffset.UTC)), Instant.class)
        .function(
            name,
            (time, zone) -> {
              ZoneId id = zone((String) zone);
              return id == null
                  ? new EvalError("unknown time zone " + zone)
                  : (Object) part.applyAsLong(((Instant) time).atZone(id));
            },
            Instant.class,
            String.class);
  }

  /** A zone by its name, or by an offset such as {@code -02:30}. */
  private static @Nullable ZoneId zone(String name) {
    try {
      if (name.indexOf(':') < 0) {
        return ZoneId.of(name);
      }
      return ZoneOffset.of(name.startsWith("+") || name.startsWith("-") ? name : "+" + name);
    } catch (DateTimeException e) {
      return null;
    }
  }

  static Object plus(Instant time, Duration length) {
    Instant sum = time.plus(length);
    return sum.isBefore(FIRST) || sum.isAfter(LAST) ? EvalError.TIMESTAMP_OVERFLOW : sum;
  }

  static Object plus(Duration a, Duration b) {
    return checked(a.plus(b));
  }

  static Object between(Instant from, Instant to) {
    return checked(Duration.between(from, to));
  }

  private static Object checked(Duration length) {
    try {
      return Duration.ofNanos(length.toNanos());
    } catch (ArithmeticException e) {
      return EvalError.DURATION_OVERFLOW;
    }
  }

  static Object checked(long epochSeconds) {
    return epochSeconds < FIRST.getEpochSecond() || epochSeconds > LAST.getEpochSecond()
        ? EvalError.TIMESTAMP_OVERFLOW
        : Instant.ofEpochSecond(epochSeconds);
  }

  /** Reads RFC 3339; null if the text is none. */
  public static @Nullable Instant parseTimestamp(String text) {
    try {
      Instant time = DateTimeFormatter.ISO_OFFSET_DATE_TIME.parse(text, Instant::from);
      return time.isBefore(FIRST) || time.isAfter(LAST) ? null : time;
    } catch (DateTimeParseException e) {
      return null;
    }
  }

  /** Reads amounts with units, such as {@code 1h30m} or {@code -1.5s}; null if the text is none. */
  public static @Nullable Duration parseDuration(String text) {
    if (text.length() > MAX_DURATION_TEXT) {
      return null;
    }
    boolean negative = text.startsWith("-");
    String rest = negative || text.startsWith("+") ? text.substring(1) : text;
    if (rest.equals("0")) {
      return Duration.ZERO;
    }
    BigDecimal nanos = BigDecimal.ZERO;
    int at = 0;
    while (at < rest.length()) {
      int number = at;
      while (at < rest.length() && isDigitOrPoint(rest.charAt(at))) {
        at++;
      }
      int unit = at;
      while (at < rest.length() && !isDigitOrPoint(rest.charAt(at))) {
        at++;
      }
      Long scale = UNITS.get(rest.substring(unit, at));
      BigDecimal amount = decimal(rest.substring(number, unit));
      if (scale == null || amount == null) {
        return null;
      }
      nanos = nanos.add(amount.multiply(BigDecimal.valueOf(scale)));
    }
    if (rest.isEmpty() || nanos.compareTo(MAX_NANOS) > 0) {
      return null;
    }
    return Duration.ofNanos(negative ? -nanos.longValue() : nanos.longValue());
  }

  private static boolean isDigitOrPoint(char c) {
    return c == '.' || (c >= '0' && c <= '9');
  }

  private static @Nullable BigDecimal decimal(String digits) {
    try {
      return digits.equals(".")
          ? null
          : new BigDecimal(digits.endsWith(".") ? digits + "0" : digits);
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** Seconds with as many decimals as there are, such as {@code 3600s}. */
  static String show(Duration length) {
    BigDecimal seconds = BigDecimal.valueOf(length.toNanos(), 9).stripTrailingZeros();
    return seconds.toPlainString() + "s";
  }

  static String show(Instant time) {
    return DateTimeFormatter.ISO_INSTANT.format(time).replaceFirst("(\\.\\d*?)0+Z$", "$1Z");
  }
}
