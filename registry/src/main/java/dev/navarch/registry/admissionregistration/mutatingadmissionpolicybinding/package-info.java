/**
 * What is special about bindings of mutating admission policies. Start at {@link
 * dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding.MutatingAdmissionPolicyBindingColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding;

import org.jspecify.annotations.NullMarked;
