package dev.navarch.apimachinery.value;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A moment to the microsecond in UTC, between the years 1 and 9999.
 *
 * <p>Finer parts of what is parsed or converted are cut off, never rounded.
 */
public record MicroTime(long epochMicro) implements Comparable<MicroTime> {

  private static final long MICROS = 1_000_000;

  /** Go's zero time, the first second of year 1; written as {@code null}. */
  public static final MicroTime ZERO = new MicroTime(Rfc3339.MIN_SECOND * MICROS);

  public MicroTime {
    Rfc3339.checkRange(Math.floorDiv(epochMicro, MICROS));
  }

  public static MicroTime ofEpochMicro(long epochMicro) {
    return new MicroTime(epochMicro);
  }

  public static MicroTime of(Instant instant) {
    Rfc3339.checkRange(instant.getEpochSecond());
    return new MicroTime(instant.getEpochSecond() * MICROS + instant.getNano() / 1000);
  }

  /**
   * Reads RFC 3339 as {@link Time#parse} does.
   *
   * <p>Differs from Kubernetes: the fraction may have any number of digits or be missing, where
   * Kubernetes insists on six.
   *
   * @throws IllegalArgumentException in the words of Go's {@code time.Parse}
   */
  public static MicroTime parse(String text) {
    if (text.length() == 27 && text.charAt(26) == 'Z' && text.charAt(19) == '.') {
      long seconds = Rfc3339.utcSeconds(text);
      int micros = Rfc3339.sixDigits(text, 20);
      if (seconds != Rfc3339.NOT_PLAIN && micros >= 0) {
        return new MicroTime(seconds * MICROS + micros);
      }
    }
    return of(Rfc3339.parse(text, Rfc3339.MICRO_LAYOUT));
  }

  public Instant toInstant() {
    long seconds = Math.floorDiv(epochMicro, MICROS);
    return Instant.ofEpochSecond(seconds, Math.floorMod(epochMicro, MICROS) * 1000);
  }

  public boolean isZero() {
    return epochMicro == ZERO.epochMicro;
  }

  public boolean before(MicroTime other) {
    return epochMicro < other.epochMicro;
  }

  public boolean after(MicroTime other) {
    return epochMicro > other.epochMicro;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof MicroTime other && epochMicro == other.epochMicro;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(epochMicro);
  }

  @Override
  public int compareTo(MicroTime other) {
    return Long.compare(epochMicro, other.epochMicro);
  }

  /** The wire form, always with six digits: {@code 2006-01-02T15:04:05.000000Z}. */
  @Override
  public String toString() {
    return Rfc3339.printMicro(
        Math.floorDiv(epochMicro, MICROS), (int) Math.floorMod(epochMicro, MICROS));
  }
}
