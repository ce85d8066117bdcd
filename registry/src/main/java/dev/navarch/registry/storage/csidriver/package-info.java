/**
 * What is special about storage drivers. Start at {@link
 * dev.navarch.registry.storage.csidriver.CsiDriverColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.storage.csidriver;

import org.jspecify.annotations.NullMarked;
