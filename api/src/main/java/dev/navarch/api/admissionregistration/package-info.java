/**
 * {@code admissionregistration.k8s.io} as a whole: {@link
 * dev.navarch.api.admissionregistration.AdmissionRegistrationGroup} puts its versions into a scheme
 * and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.admissionregistration;

import org.jspecify.annotations.NullMarked;
