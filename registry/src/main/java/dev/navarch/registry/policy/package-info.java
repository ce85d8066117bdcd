/**
 * What is special about the resources of {@code policy}. {@link
 * dev.navarch.registry.policy.PolicyResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.policy;

import org.jspecify.annotations.NullMarked;
