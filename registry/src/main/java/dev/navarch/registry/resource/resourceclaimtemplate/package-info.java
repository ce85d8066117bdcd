/**
 * What is special about templates of claims for devices. Start at {@link
 * dev.navarch.registry.resource.resourceclaimtemplate.ResourceClaimTemplateColumns}; pure
 * functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.resource.resourceclaimtemplate;

import org.jspecify.annotations.NullMarked;
