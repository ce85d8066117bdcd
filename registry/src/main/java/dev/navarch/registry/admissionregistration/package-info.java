/**
 * What is special about the resources of {@code admissionregistration.k8s.io}. {@link
 * dev.navarch.registry.admissionregistration.AdmissionRegistrationResources} knows them all; for
 * any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration;

import org.jspecify.annotations.NullMarked;
