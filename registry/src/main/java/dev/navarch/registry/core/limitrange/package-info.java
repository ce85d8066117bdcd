/**
 * What is special about limit ranges. How they are written is in {@link
 * dev.navarch.registry.core.limitrange.LimitRangeStrategy}, what is checked in {@link
 * dev.navarch.registry.core.limitrange.LimitRangeValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.limitrange;

import org.jspecify.annotations.NullMarked;
