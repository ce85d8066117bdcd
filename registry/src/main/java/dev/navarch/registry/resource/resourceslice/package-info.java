/**
 * What is special about slices of devices. Start at {@link
 * dev.navarch.registry.resource.resourceslice.ResourceSliceColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.resource.resourceslice;

import org.jspecify.annotations.NullMarked;
