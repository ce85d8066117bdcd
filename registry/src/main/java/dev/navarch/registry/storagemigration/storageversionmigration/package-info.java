/**
 * What is special about migrations of stored objects. Start at {@link
 * dev.navarch.registry.storagemigration.storageversionmigration.StorageVersionMigrationColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.storagemigration.storageversionmigration;

import org.jspecify.annotations.NullMarked;
