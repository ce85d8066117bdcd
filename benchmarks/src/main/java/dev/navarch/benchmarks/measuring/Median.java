package dev.navarch.benchmarks.measuring;

import java.util.Arrays;

/** The middle of some figures, which a single bad one does not move. */
public final class Median {
  private Median() {}

  /** The middle one, or what lies half-way between the middle two. */
  public static double of(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
