/**
 * What is special about the resources of {@code networking.k8s.io}. {@link
 * dev.navarch.registry.networking.NetworkingResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.networking;

import org.jspecify.annotations.NullMarked;
