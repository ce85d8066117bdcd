package dev.navarch.benchmarks.measuring;

import java.util.function.Predicate;

/**
 * Whose figure is divided by whose: ours by the best of the rivals'.
 *
 * @param title the head of the column of ratios
 */
public record Contest(String title, String ours, Predicate<String> rivals) {
  /** One column against all others. */
  public static Contest againstAll(String ours) {
    return new Contest(ours + " / best other", ours, who -> !who.equals(ours));
  }

  /** One column against one other. */
  public static Contest between(String ours, String rival) {
    return new Contest(ours + " / " + rival, ours, rival::equals);
  }
}
