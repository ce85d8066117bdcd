/**
 * What is special about mutating admission policies. Start at {@link
 * dev.navarch.registry.admissionregistration.mutatingadmissionpolicy.MutatingAdmissionPolicyColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration.mutatingadmissionpolicy;

import org.jspecify.annotations.NullMarked;
