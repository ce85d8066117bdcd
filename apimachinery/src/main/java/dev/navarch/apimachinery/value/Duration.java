package dev.navarch.apimachinery.value;

/** A span of time in nanoseconds, with the text form of Go's durations: {@code 1h15m30.918s}. */
public final class Duration implements Comparable<Duration> {

  public static final Duration ZERO = new Duration(0);

  private final long nanos;

  private Duration(long nanos) {
    this.nanos = nanos;
  }

  public static Duration ofNanos(long nanos) {
    return nanos == 0 ? ZERO : new Duration(nanos);
  }

  /**
   * @throws ArithmeticException beyond 292 years
   */
  public static Duration ofSeconds(long seconds) {
    return ofNanos(Math.multiplyExact(seconds, 1_000_000_000L));
  }

  /**
   * @throws ArithmeticException beyond 292 years
   */
  public static Duration of(java.time.Duration duration) {
    return ofNanos(duration.toNanos());
  }

  /**
   * Reads numbers with units from {@code ns} to {@code h}, such as {@code -1.5h} or {@code 2h45m}.
   *
   * @throws IllegalArgumentException in the words of Go's {@code time.ParseDuration}
   */
  public static Duration parse(String text) {
    return ofNanos(DurationText.parse(text));
  }

  public long toNanos() {
    return nanos;
  }

  public java.time.Duration toJava() {
    return java.time.Duration.ofNanos(nanos);
  }

  @Override
  public int compareTo(Duration other) {
    return Long.compare(nanos, other.nanos);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Duration other && nanos == other.nanos;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(nanos);
  }

  /** The wire form: leading zero units left out, seconds always there unless below one second. */
  @Override
  public String toString() {
    return DurationText.print(nanos);
  }
}
