/**
 * What is special about storage classes. Start at {@link
 * dev.navarch.registry.storage.storageclass.StorageClassValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.storage.storageclass;

import org.jspecify.annotations.NullMarked;
