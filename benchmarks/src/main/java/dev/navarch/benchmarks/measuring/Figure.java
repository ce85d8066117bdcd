package dev.navarch.benchmarks.measuring;

/**
 * One measured number.
 *
 * @param what the row of the table
 * @param who the column: whose number it is
 * @param error half the width of the 99.9 % interval, NaN when there were too few samples to tell
 */
public record Figure(String what, String who, Unit unit, double value, double error) {
  /** A figure whose error is not known. */
  public static Figure of(String what, String who, Unit unit, double value) {
    return new Figure(what, who, unit, value, Double.NaN);
  }
}
