package dev.navarch.registry.policy.poddisruptionbudget;

import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;

/** How disruption budgets are written. */
public final class PodDisruptionBudgetStrategy extends ValidatedStrategy<PodDisruptionBudget> {
  public PodDisruptionBudgetStrategy() {
    super(
        new GroupResource("policy", "poddisruptionbudgets"),
        PodDisruptionBudgetValidation::create,
        PodDisruptionBudgetValidation::update);
  }

  @Override
  public NameCheck names() {
    return PodDisruptionBudgetValidation.NAMES;
  }

  /** How their status is written. */
  public Strategy<PodDisruptionBudget> status() {
    return new ValidatedStatus<>(
        this,
        PodDisruptionBudget.class,
        ValidatedStatus.Metadata.MAY_CHANGE,
        PodDisruptionBudgetValidation::updateStatus);
  }
}
