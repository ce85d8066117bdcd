/**
 * What a pod asks for as a whole. The entry type is {@link
 * dev.navarch.registry.admission.podresources.PodTotals}; it holds no state.
 */
@NullMarked
package dev.navarch.registry.admission.podresources;

import org.jspecify.annotations.NullMarked;
