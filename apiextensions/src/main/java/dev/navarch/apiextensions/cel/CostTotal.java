package dev.navarch.apiextensions.cel;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Adds up what the rules of a definition are expected to cost. */
final class CostTotal {
  /** The most that one rule may be expected to cost, over all values that it can apply to. */
  static final long RULE_LIMIT = 10_000_000;

  private static final long TOTAL_LIMIT = 100_000_000;
  private static final int SHOWN = 4;

  private record Share(FieldPath path, long cost) {}

  private final List<Share> largest = new ArrayList<>(SHOWN + 1);
  private long total;

  void add(FieldPath path, long cost) {
    total = Range.add(total, cost);
    if (cost >= TOTAL_LIMIT / 100) {
      largest.add(new Share(path, cost));
      largest.sort(Comparator.comparingLong(Share::cost).reversed());
      if (largest.size() > SHOWN) {
        largest.removeLast();
      }
    }
  }

  /** Nothing while the sum is within the limit; otherwise the largest shares, and the sum. */
  List<FieldError> errors(FieldPath schema) {
    if (total <= TOTAL_LIMIT) {
      return List.of();
    }
    List<FieldError> errors = new ArrayList<>();
    for (Share share : largest) {
      errors.add(
          FieldError.forbidden(
              share.path(),
              "contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema"));
    }
    errors.add(
        FieldError.forbidden(
            schema,
            message(
                "x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema",
                total,
                TOTAL_LIMIT)));
    return errors;
  }

  static String message(String what, long cost, long limit) {
    double times = (double) cost / limit;
    String factor =
        times > 100
            ? "more than 100x"
            : String.format(Locale.ROOT, times < 1.5 ? "%fx" : "%.1fx", times);
    return what
        + " exceeds budget by factor of "
        + factor
        + " (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)";
  }
}
