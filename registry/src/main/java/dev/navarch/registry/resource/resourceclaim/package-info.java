/**
 * What is special about claims for devices. Start at {@link
 * dev.navarch.registry.resource.resourceclaim.ResourceClaimColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.resource.resourceclaim;

import org.jspecify.annotations.NullMarked;
