/**
 * What is special about the built-in resources, put together from the packages below: one per
 * resource. Start at {@link dev.navarch.registry.BuiltInColumns}; safe for any thread.
 */
@NullMarked
package dev.navarch.registry;

import org.jspecify.annotations.NullMarked;
