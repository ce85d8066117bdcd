/**
 * Pods get the priority of their class. The entry type is {@link
 * dev.navarch.registry.admission.priority.PriorityAdmission}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.priority;

import org.jspecify.annotations.NullMarked;
