/**
 * What is special about the storage drivers of nodes. Start at {@link
 * dev.navarch.registry.storage.csinode.CsiNodeColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.storage.csinode;

import org.jspecify.annotations.NullMarked;
