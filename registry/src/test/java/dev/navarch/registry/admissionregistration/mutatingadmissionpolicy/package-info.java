/** Tests of what is special about mutating admission policies. */
@NullMarked
package dev.navarch.registry.admissionregistration.mutatingadmissionpolicy;

import org.jspecify.annotations.NullMarked;
