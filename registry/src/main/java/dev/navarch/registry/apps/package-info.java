/**
 * What is special about the resources of {@code apps}. {@link
 * dev.navarch.registry.apps.AppsResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.apps;

import org.jspecify.annotations.NullMarked;
