package dev.navarch.apiextensions.cel;

import dev.navarch.api.apiextensions.v1.ValidationRule;
import dev.navarch.apiextensions.cel.eval.Program;
import dev.navarch.apimachinery.validation.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * A rule and what became of it.
 *
 * @param program null if the rule is empty or does not compile
 * @param usesOldSelf whether the rule is about a change
 * @param maxCost the most that one run is expected to cost
 * @param error what is wrong with the rule, null for nothing
 * @param message the program of the expression for the message
 * @param messageMaxCost the most that the message is expected to cost
 * @param messageError what is wrong with the expression for the message
 * @param field where the error belongs, from the place of the rule on; null for that place itself
 */
record CompiledRule(
    ValidationRule rule,
    @Nullable Program program,
    boolean usesOldSelf,
    long maxCost,
    @Nullable String error,
    @Nullable Program message,
    long messageMaxCost,
    @Nullable String messageError,
    @Nullable FieldPath field) {

  boolean hasOptionalOldSelf() {
    return Boolean.TRUE.equals(rule.optionalOldSelf());
  }

  /** How messages name the rule. */
  String label() {
    return rule.message().isEmpty() ? rule.rule().strip() : rule.message().strip();
  }

  /** What is said when the rule does not hold and has no expression for a message. */
  String failure() {
    return rule.message().isEmpty() ? "failed rule: " + label() : label();
  }
}
