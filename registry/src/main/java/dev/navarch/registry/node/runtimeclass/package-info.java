/**
 * What is special about runtime classes. Start at {@link
 * dev.navarch.registry.node.runtimeclass.RuntimeClassColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.node.runtimeclass;

import org.jspecify.annotations.NullMarked;
