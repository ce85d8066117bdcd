package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.api.batch.v1.SuccessPolicy;
import dev.navarch.api.batch.v1.SuccessPolicyRule;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;

/** When an indexed job counts as done before all its indexes are. */
final class SuccessPolicyValidation {
  private static final int MAX_RULES = 20;
  private static final int MAX_INDEXES_TEXT = 64 * 1024;

  private SuccessPolicyValidation() {}

  static void check(SuccessPolicy policy, JobSpec job, FieldPath path, List<FieldError> errors) {
    FieldPath rulesPath = path.child("rules");
    if (policy.rules().isEmpty()) {
      errors.add(
          FieldError.required(
              rulesPath,
              "at least one rules must be specified when the successPolicy is specified"));
    }
    if (policy.rules().size() > MAX_RULES) {
      errors.add(FieldError.tooMany(rulesPath, policy.rules().size(), MAX_RULES));
    }
    for (int i = 0; i < policy.rules().size(); i++) {
      rule(policy.rules().get(i), job, rulesPath.index(i), errors);
    }
  }

  private static void rule(
      SuccessPolicyRule rule, JobSpec job, FieldPath path, List<FieldError> errors) {
    String indexes = rule.succeededIndexes();
    Integer count = rule.succeededCount();
    int completions = job.completions() == null ? 0 : job.completions();
    if (count == null && indexes == null) {
      errors.add(
          FieldError.required(
              path, "at least one of succeededCount or succeededIndexes must be specified"));
    }
    long total = 0;
    if (indexes != null) {
      FieldPath at = path.child("succeededIndexes");
      if (TextSyntax.utf8Length(indexes) > MAX_INDEXES_TEXT) {
        errors.add(FieldError.tooLong(at, MAX_INDEXES_TEXT));
      }
      try {
        total = IndexRanges.parse(indexes, completions).total();
      } catch (IndexRanges.FormatException wrong) {
        errors.add(
            FieldError.invalid(
                at, indexes, "error parsing succeededIndexes: " + wrong.getMessage()));
      }
    }
    if (count != null) {
      FieldPath at = path.child("succeededCount");
      NumberValidation.nonNegative(count, at, errors);
      if (count > completions) {
        errors.add(
            FieldError.invalid(
                at,
                count,
                "must be less than or equal to "
                    + completions
                    + " (the number of specified completions)"));
      }
      if (indexes != null && count > total) {
        errors.add(
            FieldError.invalid(
                at,
                count,
                "must be less than or equal to "
                    + total
                    + " (the number of indexes in the specified succeededIndexes field)"));
      }
    }
  }
}
