package dev.navarch.benchmarks;

import java.util.Comparator;

/** What a figure counts, and whether more of it is better. */
enum Unit {
  OPERATIONS_PER_SECOND("ops/s", true),
  BYTES_PER_POD("bytes/pod", false),
  MILLISECONDS("ms", false);

  private final String symbol;
  private final boolean moreIsBetter;

  Unit(String symbol, boolean moreIsBetter) {
    this.symbol = symbol;
    this.moreIsBetter = moreIsBetter;
  }

  /** The unit with an arrow that says where better figures are. */
  String title() {
    return symbol + (moreIsBetter ? " ↑" : " ↓");
  }

  /** Puts the best figure first. */
  Comparator<Figure> bestFirst() {
    Comparator<Figure> leastFirst = Comparator.comparingDouble(Figure::value);
    return moreIsBetter ? leastFirst.reversed() : leastFirst;
  }
}
