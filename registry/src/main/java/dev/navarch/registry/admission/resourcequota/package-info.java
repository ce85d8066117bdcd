/**
 * Limits of a namespace on everything in it together. {@link
 * dev.navarch.registry.admission.resourcequota.ResourceQuotaAdmission} charges what is written to
 * the quotas, for any number of threads; {@link
 * dev.navarch.registry.admission.resourcequota.QuotaRecount} counts again what is there, on a
 * thread of its own.
 */
@NullMarked
package dev.navarch.registry.admission.resourcequota;

import org.jspecify.annotations.NullMarked;
