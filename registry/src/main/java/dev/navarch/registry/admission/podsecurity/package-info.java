/**
 * The pod security standards: how much power a namespace lets its pods have. The entry type is
 * {@link dev.navarch.registry.admission.podsecurity.PodSecurityAdmission}, for any number of
 * threads; one class knows the checks of each level.
 */
@NullMarked
package dev.navarch.registry.admission.podsecurity;

import org.jspecify.annotations.NullMarked;
