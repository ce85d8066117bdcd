/**
 * What is special about disruption budgets. Start at {@link
 * dev.navarch.registry.policy.poddisruptionbudget.PodDisruptionBudgetValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.policy.poddisruptionbudget;

import org.jspecify.annotations.NullMarked;
