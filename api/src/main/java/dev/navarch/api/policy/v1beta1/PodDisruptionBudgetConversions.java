package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorOperator;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The selector of a disruption budget. The empty one selects no pod in this version and every pod
 * in the newest; each meaning has a stand-in in the other version, made of a label that no pod
 * carries.
 */
final class PodDisruptionBudgetConversions {
  private static final String NEVER_SET =
      "pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match";

  private static final LabelSelector EMPTY = LabelSelector.builder().build();

  /** Matches no pod in the newest version. */
  private static final LabelSelector NONE = onNeverSet(LabelSelectorOperator.EXISTS);

  /** Matches every pod in this version. */
  private static final LabelSelector ALL = onNeverSet(LabelSelectorOperator.DOES_NOT_EXIST);

  private PodDisruptionBudgetConversions() {}

  @ConversionFunction(partial = "selector")
  static dev.navarch.api.policy.v1.PodDisruptionBudgetSpec toHub(
      PodDisruptionBudgetSpec in, dev.navarch.api.policy.v1.PodDisruptionBudgetSpec out) {
    return out.toBuilder().selector(toHub(in.selector())).build();
  }

  @ConversionFunction(partial = "selector")
  static PodDisruptionBudgetSpec fromHub(
      dev.navarch.api.policy.v1.PodDisruptionBudgetSpec in, PodDisruptionBudgetSpec out) {
    return out.toBuilder().selector(fromHub(in.selector())).build();
  }

  private static @Nullable LabelSelector toHub(@Nullable LabelSelector selector) {
    if (selector == null) {
      return null;
    }
    if (selector.equals(EMPTY)) {
      return NONE;
    }
    return selector.equals(ALL) ? EMPTY : withoutNeverSet(selector);
  }

  private static @Nullable LabelSelector fromHub(@Nullable LabelSelector selector) {
    if (selector == null) {
      return null;
    }
    if (selector.equals(NONE)) {
      return EMPTY;
    }
    return selector.equals(EMPTY) ? ALL : selector;
  }

  /** The reserved label means something only when it stands alone. */
  private static LabelSelector withoutNeverSet(LabelSelector selector) {
    List<LabelSelectorRequirement> kept =
        selector.matchExpressions().stream()
            .filter(expression -> !expression.key().equals(NEVER_SET))
            .toList();
    return kept.size() == selector.matchExpressions().size()
        ? selector
        : selector.toBuilder().matchExpressions(kept).build();
  }

  private static LabelSelector onNeverSet(String operator) {
    return LabelSelector.builder()
        .matchExpressions(List.of(new LabelSelectorRequirement(NEVER_SET, operator, Absent.list())))
        .build();
  }
}
