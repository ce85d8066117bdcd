/**
 * What is special about the resources of {@code resource.k8s.io}. {@link
 * dev.navarch.registry.resource.ResourceResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.resource;

import org.jspecify.annotations.NullMarked;
