/**
 * {@code admission.k8s.io} as a whole: {@link dev.navarch.api.admission.AdmissionGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.admission;

import org.jspecify.annotations.NullMarked;
