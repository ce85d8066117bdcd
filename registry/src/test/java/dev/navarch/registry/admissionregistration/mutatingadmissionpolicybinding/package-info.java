/** Tests of what is special about bindings of mutating admission policies. */
@NullMarked
package dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding;

import org.jspecify.annotations.NullMarked;
