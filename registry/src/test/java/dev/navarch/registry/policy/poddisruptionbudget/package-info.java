/** Tests of what is special about disruption budgets. */
@NullMarked
package dev.navarch.registry.policy.poddisruptionbudget;

import org.jspecify.annotations.NullMarked;
