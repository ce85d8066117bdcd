/**
 * What is special about config maps. How they are written is in {@link
 * dev.navarch.registry.core.configmap.ConfigMapStrategy}, what is checked in {@link
 * dev.navarch.registry.core.configmap.ConfigMapValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.configmap;

import org.jspecify.annotations.NullMarked;
