/**
 * What is special about the resources of {@code autoscaling}. {@link
 * dev.navarch.registry.autoscaling.AutoscalingResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.autoscaling;

import org.jspecify.annotations.NullMarked;
