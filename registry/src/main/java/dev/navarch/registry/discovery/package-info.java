/**
 * What is special about the resources of {@code discovery.k8s.io}. {@link
 * dev.navarch.registry.discovery.DiscoveryResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.discovery;

import org.jspecify.annotations.NullMarked;
