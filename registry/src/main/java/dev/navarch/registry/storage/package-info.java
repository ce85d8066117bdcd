/**
 * What is special about the resources of {@code storage.k8s.io}. {@link
 * dev.navarch.registry.storage.StorageResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.storage;

import org.jspecify.annotations.NullMarked;
