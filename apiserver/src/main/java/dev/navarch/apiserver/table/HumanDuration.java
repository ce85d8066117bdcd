package dev.navarch.apiserver.table;

import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Time;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Lengths of time as Kubernetes shows them: two units at most, the second one only while the first
 * is small. {@code 119s}, {@code 9m59s}, {@code 179m}, {@code 7h5m}, {@code 5d3h}, {@code 2y10d}.
 */
public final class HumanDuration {
  /** What stands for a moment that is not known. */
  public static final String UNKNOWN = "<unknown>";

  /** Go's longest duration; longer ones are cut to it. */
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  private HumanDuration() {}

  /** How long a moment is past; one in the future is {@code <invalid>}. */
  public static String since(@Nullable Time moment, Instant now) {
    return moment == null || moment.isZero()
        ? UNKNOWN
        : format(Duration.between(moment.toInstant(), now));
  }

  /** How long a moment is past; one in the future is {@code <invalid>}. */
  public static String since(@Nullable MicroTime moment, Instant now) {
    return moment == null || moment.isZero()
        ? UNKNOWN
        : format(Duration.between(moment.toInstant(), now));
  }

  /** A length of time. Clocks differ: one of less than two seconds below zero is shown as 0. */
  public static String format(Duration duration) {
    Duration length = duration.compareTo(LONGEST) > 0 ? LONGEST : duration;
    if (length.isNegative()) {
      return length.compareTo(Duration.ofSeconds(-2)) > 0 ? "0s" : "<invalid>";
    }
    long seconds = length.toSeconds();
    if (seconds < 120) {
      return seconds + "s";
    }
    long minutes = length.toMinutes();
    if (minutes < 10) {
      return units(minutes, "m", seconds % 60, "s");
    }
    if (minutes < 180) {
      return minutes + "m";
    }
    long hours = length.toHours();
    if (hours < 8) {
      return units(hours, "h", minutes % 60, "m");
    }
    if (hours < 48) {
      return hours + "h";
    }
    long days = hours / 24;
    if (days < 8) {
      return units(days, "d", hours % 24, "h");
    }
    if (days < 2 * 365) {
      return days + "d";
    }
    return days < 8 * 365 ? units(days / 365, "y", days % 365, "d") : days / 365 + "y";
  }

  private static String units(long large, String largeUnit, long small, String smallUnit) {
    return small == 0 ? large + largeUnit : large + largeUnit + small + smallUnit;
  }
}
