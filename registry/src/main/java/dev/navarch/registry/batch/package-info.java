/**
 * What is special about the resources of {@code batch}. {@link
 * dev.navarch.registry.batch.BatchResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.batch;

import org.jspecify.annotations.NullMarked;
