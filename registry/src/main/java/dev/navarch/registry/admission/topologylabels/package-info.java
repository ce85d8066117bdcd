/**
 * Pods know where their node stands. The entry type is {@link
 * dev.navarch.registry.admission.topologylabels.PodTopologyLabels}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.topologylabels;

import org.jspecify.annotations.NullMarked;
