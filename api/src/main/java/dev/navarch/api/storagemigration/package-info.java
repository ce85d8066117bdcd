/**
 * {@code storagemigration.k8s.io} as a whole: {@link
 * dev.navarch.api.storagemigration.StorageMigrationGroup} puts its versions into a scheme and
 * describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.storagemigration;

import org.jspecify.annotations.NullMarked;
