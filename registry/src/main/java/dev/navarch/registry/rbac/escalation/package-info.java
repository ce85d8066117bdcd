/**
 * Keeps people from giving away rights that they do not have. {@link
 * dev.navarch.registry.rbac.escalation.EscalationCheck} judges writes of roles and bindings, {@link
 * dev.navarch.registry.rbac.escalation.RuleCover} compares rules. All types may be used by many
 * threads at once.
 */
@NullMarked
package dev.navarch.registry.rbac.escalation;

import org.jspecify.annotations.NullMarked;
