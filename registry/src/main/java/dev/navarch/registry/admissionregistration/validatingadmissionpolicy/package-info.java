/**
 * What is special about validating admission policies. Start at {@link
 * dev.navarch.registry.admissionregistration.validatingadmissionpolicy.ValidatingAdmissionPolicyColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration.validatingadmissionpolicy;

import org.jspecify.annotations.NullMarked;
