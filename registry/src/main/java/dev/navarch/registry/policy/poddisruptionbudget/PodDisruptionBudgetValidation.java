package dev.navarch.registry.policy.poddisruptionbudget;

import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.api.policy.v1.PodDisruptionBudgetSpec;
import dev.navarch.api.policy.v1.PodDisruptionBudgetStatus;
import dev.navarch.api.policy.v1.UnhealthyPodEvictionPolicyType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.validation.ConditionValidation;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validation of disruption budgets, apart from their metadata. */
public final class PodDisruptionBudgetValidation {
  /** The form of their names: anything that a path can hold. */
  public static final NameCheck NAMES = NameKind.PATH_SEGMENT;

  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final List<String> EVICTION_POLICIES =
      List.of(
          UnhealthyPodEvictionPolicyType.ALWAYS_ALLOW,
          UnhealthyPodEvictionPolicyType.IF_HEALTHY_BUDGET);

  private PodDisruptionBudgetValidation() {}

  public static List<FieldError> create(PodDisruptionBudget budget) {
    List<FieldError> errors = new ArrayList<>(0);
    PodDisruptionBudgetSpec spec = budget.spec();
    if (spec.minAvailable() != null && spec.maxUnavailable() != null) {
      errors.add(
          FieldError.invalid(
              SPEC,
              InternalForm.shown(spec),
              "minAvailable and maxUnavailable cannot be both set"));
    }
    share(spec.minAvailable(), SPEC.child("minAvailable"), errors);
    share(spec.maxUnavailable(), SPEC.child("maxUnavailable"), errors);
    LabelValidation.selector(spec.selector(), SPEC.child("selector"), errors);
    String policy = spec.unhealthyPodEvictionPolicy();
    if (policy != null) {
      NameValidation.supported(
          policy, EVICTION_POLICIES, SPEC.child("unhealthyPodEvictionPolicy"), errors);
    }
    return errors;
  }

  private static void share(@Nullable IntOrString share, FieldPath path, List<FieldError> errors) {
    if (share != null) {
      NumberValidation.countOrPercent(share, path, errors);
      NumberValidation.atMostHundredPercent(share, path, errors);
    }
  }

  public static List<FieldError> update(PodDisruptionBudget budget, PodDisruptionBudget old) {
    return create(budget);
  }

  public static List<FieldError> updateStatus(PodDisruptionBudget budget, PodDisruptionBudget old) {
    List<FieldError> errors = new ArrayList<>(0);
    PodDisruptionBudgetStatus status = budget.status();
    ConditionValidation.check(status.conditions(), STATUS.child("conditions"), errors);
    NumberValidation.nonNegative(
        status.disruptionsAllowed(), STATUS.child("disruptionsAllowed"), errors);
    NumberValidation.nonNegative(status.currentHealthy(), STATUS.child("currentHealthy"), errors);
    NumberValidation.nonNegative(status.desiredHealthy(), STATUS.child("desiredHealthy"), errors);
    NumberValidation.nonNegative(status.expectedPods(), STATUS.child("expectedPods"), errors);
    return errors;
  }
}
