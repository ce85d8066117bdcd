/**
 * What is special about versions of stored objects. Start at {@link
 * dev.navarch.registry.apiserverinternal.storageversion.StorageVersionColumns}; pure functions, for
 * any thread.
 */
@NullMarked
package dev.navarch.registry.apiserverinternal.storageversion;

import org.jspecify.annotations.NullMarked;
