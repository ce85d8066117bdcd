/**
 * What is special about pod security policies. Start at {@link
 * dev.navarch.registry.policy.podsecuritypolicy.PodSecurityPolicyColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.policy.podsecuritypolicy;

import org.jspecify.annotations.NullMarked;
