/**
 * What is special about endpoint slices. Start at {@link
 * dev.navarch.registry.discovery.endpointslice.EndpointSliceValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.discovery.endpointslice;

import org.jspecify.annotations.NullMarked;
