/**
 * What is special about events. How they are written is in {@link
 * dev.navarch.registry.core.event.EventStrategy}, what is checked in {@link
 * dev.navarch.registry.core.event.EventValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.event;

import org.jspecify.annotations.NullMarked;
