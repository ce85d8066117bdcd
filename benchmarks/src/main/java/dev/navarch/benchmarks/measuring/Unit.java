package dev.navarch.benchmarks.measuring;

import java.util.Comparator;

/** What a figure counts, and whether more of it is better. */
public enum Unit {
  OPERATIONS_PER_SECOND("ops/s", true),
  REQUESTS_PER_SECOND("requests/s", true),
  EVENTS_PER_SECOND("events/s", true),
  MEGABYTES_PER_SECOND("MB/s", true),
  MILLISECONDS("ms", false),
  MICROSECONDS("µs", false),
  CPU_MILLISECONDS("CPU ms/1,000 ops", false),
  CPU_TIME("CPU ms", false),
  THREADS("threads", false),
  BYTES_PER_POD("bytes/pod", false),
  BYTES_PER_OBJECT("bytes/object", false),
  BYTES_PER_LIVE_BYTE("bytes/live byte", false);

  private final String symbol;
  private final boolean moreIsBetter;

  Unit(String symbol, boolean moreIsBetter) {
    this.symbol = symbol;
    this.moreIsBetter = moreIsBetter;
  }

  /** The unit with an arrow that says where better figures are. */
  public String title() {
    return symbol + (moreIsBetter ? " ↑" : " ↓");
  }

  /** Puts the best figure first. */
  Comparator<Figure> bestFirst() {
    Comparator<Figure> leastFirst = Comparator.comparingDouble(Figure::value);
    return moreIsBetter ? leastFirst.reversed() : leastFirst;
  }
}
