/**
 * What is special about the resources of {@code scheduling.k8s.io}. {@link
 * dev.navarch.registry.scheduling.SchedulingResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.scheduling;

import org.jspecify.annotations.NullMarked;
