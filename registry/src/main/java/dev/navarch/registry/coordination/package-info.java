/**
 * What is special about the resources of {@code coordination.k8s.io}. {@link
 * dev.navarch.registry.coordination.CoordinationResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.coordination;

import org.jspecify.annotations.NullMarked;
