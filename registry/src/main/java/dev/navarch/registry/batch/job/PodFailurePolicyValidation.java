package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.api.batch.v1.PodFailurePolicy;
import dev.navarch.api.batch.v1.PodFailurePolicyOnExitCodesRequirement;
import dev.navarch.api.batch.v1.PodFailurePolicyOnPodConditionsPattern;
import dev.navarch.api.batch.v1.PodFailurePolicyRule;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.registry.validation.NameValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a job makes of pods that fail. */
final class PodFailurePolicyValidation {
  private static final int MAX_RULES = 20;
  private static final int MAX_PATTERNS = 20;
  private static final int MAX_EXIT_CODES = 255;
  private static final List<String> ACTIONS = List.of("Count", "FailIndex", "FailJob", "Ignore");
  private static final List<String> OPERATORS = List.of("In", "NotIn");
  private static final List<String> STATUSES = List.of("False", "True", "Unknown");

  private PodFailurePolicyValidation() {}

  static void check(PodFailurePolicy policy, JobSpec job, FieldPath path, List<FieldError> errors) {
    FieldPath rulesPath = path.child("rules");
    if (policy.rules().size() > MAX_RULES) {
      errors.add(FieldError.tooMany(rulesPath, policy.rules().size(), MAX_RULES));
    }
    Set<String> containers = new HashSet<>();
    job.template().spec().containers().forEach(container -> containers.add(container.name()));
    job.template().spec().initContainers().forEach(container -> containers.add(container.name()));
    for (int i = 0; i < policy.rules().size(); i++) {
      rule(policy.rules().get(i), job, containers, rulesPath.index(i), errors);
    }
  }

  private static void rule(
      PodFailurePolicyRule rule,
      JobSpec job,
      Set<String> containers,
      FieldPath path,
      List<FieldError> errors) {
    FieldPath actionPath = path.child("action");
    if (rule.action().equals("FailIndex")) {
      if (job.backoffLimitPerIndex() == null) {
        errors.add(
            FieldError.invalid(
                actionPath, rule.action(), "requires the backoffLimitPerIndex to be set"));
      }
    } else {
      oneOf(rule.action(), ACTIONS, actionPath, errors);
    }
    PodFailurePolicyOnExitCodesRequirement codes = rule.onExitCodes();
    if (codes != null) {
      exitCodes(codes, containers, path.child("onExitCodes"), errors);
    }
    boolean conditions = !rule.onPodConditions().isEmpty();
    if (conditions) {
      conditions(rule.onPodConditions(), path.child("onPodConditions"), errors);
    }
    if (codes != null && conditions) {
      errors.add(
          FieldError.invalid(
              path,
              FieldError.OMITTED,
              "specifying both OnExitCodes and OnPodConditions is not supported"));
    }
    if (codes == null && !conditions) {
      errors.add(
          FieldError.invalid(
              path,
              FieldError.OMITTED,
              "specifying one of OnExitCodes and OnPodConditions is required"));
    }
  }

  private static void oneOf(
      String value, List<String> supported, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      String values = String.join(" ", supported.stream().map(GoQuoting::quote).toList());
      errors.add(FieldError.required(path, "valid values: [" + values + "]"));
    } else {
      NameValidation.supported(value, supported, path, errors);
    }
  }

  private static void conditions(
      List<PodFailurePolicyOnPodConditionsPattern> patterns,
      FieldPath path,
      List<FieldError> errors) {
    if (patterns.size() > MAX_PATTERNS) {
      errors.add(FieldError.tooMany(path, patterns.size(), MAX_PATTERNS));
    }
    for (int i = 0; i < patterns.size(); i++) {
      FieldPath at = path.index(i);
      NameValidation.qualifiedName(patterns.get(i).type(), at.child("type"), errors);
      oneOf(patterns.get(i).status(), STATUSES, at.child("status"), errors);
    }
  }

  private static void exitCodes(
      PodFailurePolicyOnExitCodesRequirement codes,
      Set<String> containers,
      FieldPath path,
      List<FieldError> errors) {
    oneOf(codes.operator(), OPERATORS, path.child("operator"), errors);
    String container = codes.containerName();
    if (container != null && !containers.contains(container)) {
      errors.add(
          FieldError.invalid(
              path.child("containerName"),
              container,
              "must be one of the container or initContainer names in the pod template"));
    }
    List<Integer> values = codes.values();
    FieldPath valuesPath = path.child("values");
    if (values.isEmpty()) {
      errors.add(FieldError.invalid(valuesPath, values, "at least one value is required"));
    } else if (values.size() > MAX_EXIT_CODES) {
      errors.add(FieldError.tooMany(valuesPath, values.size(), MAX_EXIT_CODES));
    }
    boolean ordered = true;
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < values.size(); i++) {
      int value = values.get(i);
      if (value == 0 && codes.operator().equals("In")) {
        errors.add(
            FieldError.invalid(valuesPath.index(i), value, "must not be 0 for the In operator"));
      }
      if (!seen.add(value)) {
        errors.add(FieldError.duplicate(valuesPath.index(i), value));
      }
      ordered &= i == 0 || values.get(i - 1) <= value;
    }
    if (!ordered) {
      errors.add(FieldError.invalid(valuesPath, values, "must be ordered"));
    }
  }
}
