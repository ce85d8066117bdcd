package dev.navarch.benchmarks;

/**
 * One measured number.
 *
 * @param what the row of the table
 * @param library the column
 * @param error half the width of the 99.9 % interval, NaN when there were too few samples to tell
 */
record Figure(String what, String library, Unit unit, double value, double error) {
  /** A figure whose error is not known. */
  static Figure of(String what, String library, Unit unit, double value) {
    return new Figure(what, library, unit, value, Double.NaN);
  }
}
