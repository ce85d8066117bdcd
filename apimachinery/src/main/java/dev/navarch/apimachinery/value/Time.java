package dev.navarch.apimachinery.value;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A moment to the second in UTC, between the years 1 and 9999.
 *
 * <p>Finer parts of what is parsed or converted are cut off, never rounded.
 */
public record Time(long epochSecond) implements Comparable<Time> {

  /** Go's zero time, the first second of year 1; written as {@code null}. */
  public static final Time ZERO = new Time(Rfc3339.MIN_SECOND);

  public Time {
    Rfc3339.checkRange(epochSecond);
  }

  public static Time ofEpochSecond(long epochSecond) {
    return new Time(epochSecond);
  }

  public static Time of(Instant instant) {
    return new Time(instant.getEpochSecond());
  }

  /**
   * Reads RFC 3339 as Go does: any offset, an optional fraction after a dot or comma, an hour of
   * one digit too.
   *
   * @throws IllegalArgumentException in the words of Go's {@code time.Parse}
   */
  public static Time parse(String text) {
    if (text.length() == 20 && text.charAt(19) == 'Z') {
      long seconds = Rfc3339.utcSeconds(text);
      if (seconds != Rfc3339.NOT_PLAIN) {
        return new Time(seconds);
      }
    }
    return of(Rfc3339.parse(text, Rfc3339.LAYOUT));
  }

  public Instant toInstant() {
    return Instant.ofEpochSecond(epochSecond);
  }

  public boolean isZero() {
    return epochSecond == Rfc3339.MIN_SECOND;
  }

  public boolean before(Time other) {
    return epochSecond < other.epochSecond;
  }

  public boolean after(Time other) {
    return epochSecond > other.epochSecond;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Time other && epochSecond == other.epochSecond;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(epochSecond);
  }

  @Override
  public int compareTo(Time other) {
    return Long.compare(epochSecond, other.epochSecond);
  }

  /** The wire form, {@code 2006-01-02T15:04:05Z}. */
  @Override
  public String toString() {
    return Rfc3339.print(epochSecond);
  }
}
