/**
 * Generated requests against a running server, with a budget of work for each of them. {@link
 * dev.navarch.attacks.fuzz.WorkBudgetTest} is the test; a {@link
 * dev.navarch.attacks.fuzz.CaseSource} generates the requests of one kind.
 *
 * <p>Everything is generated from a seed by one thread.
 */
@NullMarked
package dev.navarch.attacks.fuzz;

import org.jspecify.annotations.NullMarked;
