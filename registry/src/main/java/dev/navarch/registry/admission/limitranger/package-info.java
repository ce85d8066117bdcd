/**
 * Limits of a namespace on single objects: what containers get that do not ask, and how much pods
 * and claims may ask for. The entry type is {@link
 * dev.navarch.registry.admission.limitranger.LimitRanger}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.limitranger;

import org.jspecify.annotations.NullMarked;
