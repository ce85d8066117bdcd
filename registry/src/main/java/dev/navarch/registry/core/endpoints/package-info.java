/**
 * What is special about endpoints. How they are written is in {@link
 * dev.navarch.registry.core.endpoints.EndpointsStrategy}, what is checked in {@link
 * dev.navarch.registry.core.endpoints.EndpointsValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.endpoints;

import org.jspecify.annotations.NullMarked;
