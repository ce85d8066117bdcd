/**
 * What is special about nodes. How they are written is in {@link
 * dev.navarch.registry.core.node.NodeStrategy}, what is checked in {@link
 * dev.navarch.registry.core.node.NodeValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.node;

import org.jspecify.annotations.NullMarked;
