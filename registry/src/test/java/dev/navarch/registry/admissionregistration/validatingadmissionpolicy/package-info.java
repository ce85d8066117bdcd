/** Tests of what is special about validating admission policies. */
@NullMarked
package dev.navarch.registry.admissionregistration.validatingadmissionpolicy;

import org.jspecify.annotations.NullMarked;
