/**
 * What is special about bindings of validating admission policies. Start at {@link
 * dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding.ValidatingAdmissionPolicyBindingColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding;

import org.jspecify.annotations.NullMarked;
