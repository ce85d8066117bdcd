package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import dev.navarch.api.autoscaling.v2.HPAScalingPolicy;
import dev.navarch.api.autoscaling.v2.HPAScalingRules;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How fast an autoscaler may change its mind. */
final class BehaviorValidation {
  private static final int MAX_WINDOW_SECONDS = 3600;
  private static final int MAX_PERIOD_SECONDS = 1800;

  private BehaviorValidation() {}

  static void check(
      @Nullable HorizontalPodAutoscalerBehavior behavior, FieldPath path, List<FieldError> errors) {
    if (behavior != null) {
      rules(behavior.scaleUp(), path.child("scaleUp"), errors);
      rules(behavior.scaleDown(), path.child("scaleDown"), errors);
    }
  }

  private static void rules(
      @Nullable HPAScalingRules rules, FieldPath path, List<FieldError> errors) {
    if (rules == null) {
      return;
    }
    Integer window = rules.stabilizationWindowSeconds();
    FieldPath windowPath = path.child("stabilizationWindowSeconds");
    if (window != null && window < 0) {
      errors.add(FieldError.invalid(windowPath, window, "must be greater than or equal to zero"));
    }
    if (window != null) {
      atMost(window, MAX_WINDOW_SECONDS, windowPath, errors);
    }
    String select = rules.selectPolicy();
    if (select != null) {
      NameValidation.supported(
          select, List.of("Disabled", "Max", "Min"), path.child("selectPolicy"), errors);
    }
    if (rules.policies().isEmpty()) {
      errors.add(FieldError.required(path.child("policies"), "must specify at least one Policy"));
    }
    for (int i = 0; i < rules.policies().size(); i++) {
      policy(rules.policies().get(i), path.child("policies").index(i), errors);
    }
  }

  private static void policy(HPAScalingPolicy policy, FieldPath path, List<FieldError> errors) {
    NameValidation.supported(policy.type(), List.of("Percent", "Pods"), path.child("type"), errors);
    NumberValidation.positive(policy.value(), path.child("value"), errors);
    NumberValidation.positive(policy.periodSeconds(), path.child("periodSeconds"), errors);
    atMost(policy.periodSeconds(), MAX_PERIOD_SECONDS, path.child("periodSeconds"), errors);
  }

  private static void atMost(int value, int limit, FieldPath path, List<FieldError> errors) {
    if (value > limit) {
      errors.add(FieldError.invalid(path, value, "must be less than or equal to " + limit));
    }
  }
}
