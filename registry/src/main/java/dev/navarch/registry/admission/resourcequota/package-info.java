/**
 * Limits of a namespace on everything in it together. {@link
 * dev.navarch.registry.admission.resourcequota.ResourceQuotaAdmission} charges what is written to
 * the quotas; {@link dev.navarch.registry.admission.resourcequota.QuotaUsage} counts again what is
 * there. Both are for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.resourcequota;

import org.jspecify.annotations.NullMarked;
