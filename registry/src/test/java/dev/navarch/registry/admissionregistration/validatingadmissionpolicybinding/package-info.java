/** Tests of what is special about bindings of validating admission policies. */
@NullMarked
package dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding;

import org.jspecify.annotations.NullMarked;
