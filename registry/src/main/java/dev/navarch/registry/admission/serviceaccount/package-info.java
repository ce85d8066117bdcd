/**
 * Every pod runs as a service account. The entry type is {@link
 * dev.navarch.registry.admission.serviceaccount.ServiceAccountAdmission}, for any number of
 * threads.
 */
@NullMarked
package dev.navarch.registry.admission.serviceaccount;

import org.jspecify.annotations.NullMarked;
