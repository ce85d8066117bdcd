/**
 * What is special about reports of free storage. Start at {@link
 * dev.navarch.registry.storage.csistoragecapacity.CsiStorageCapacityValidation}; pure functions,
 * for any thread.
 */
@NullMarked
package dev.navarch.registry.storage.csistoragecapacity;

import org.jspecify.annotations.NullMarked;
