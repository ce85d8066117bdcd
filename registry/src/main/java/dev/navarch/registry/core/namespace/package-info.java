/**
 * What is special about namespaces. How they are written is in {@link
 * dev.navarch.registry.core.namespace.NamespaceStrategy}, what is checked in {@link
 * dev.navarch.registry.core.namespace.NamespaceValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.namespace;

import org.jspecify.annotations.NullMarked;
