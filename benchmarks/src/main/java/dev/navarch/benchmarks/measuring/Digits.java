package dev.navarch.benchmarks.measuring;

import java.util.Locale;

/** Numbers as tables show them: about three digits that mean something. */
public final class Digits {
  /** Stands where there is no number. */
  public static final String NOTHING = "–";

  private Digits() {}

  /** A number that is not negative; {@link #NOTHING} for NaN. */
  public static String of(double value) {
    return Double.isNaN(value) ? NOTHING : String.format(Locale.ROOT, format(value), value);
  }

  /** One number divided by another. */
  public static String ofRatio(double ratio) {
    if (Double.isNaN(ratio)) {
      return NOTHING;
    }
    if (ratio < 0.01) {
      return "< 0.01";
    }
    return String.format(Locale.ROOT, ratio < 100 ? "%.2f" : "%,.0f", ratio);
  }

  private static String format(double value) {
    if (value >= 100) {
      return "%,.0f";
    }
    if (value >= 10) {
      return "%.1f";
    }
    if (value == 0) {
      return "%.0f";
    }
    return value >= 0.1 ? "%.2f" : "%.4f";
  }
}
