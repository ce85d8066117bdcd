/**
 * {@code scheduling.k8s.io} as a whole: {@link dev.navarch.api.scheduling.SchedulingGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.scheduling;

import org.jspecify.annotations.NullMarked;
