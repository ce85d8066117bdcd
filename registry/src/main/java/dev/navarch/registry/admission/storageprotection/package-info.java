/**
 * Storage that is in use does not go away. The entry type is {@link
 * dev.navarch.registry.admission.storageprotection.StorageObjectInUseProtection}, for any number of
 * threads.
 */
@NullMarked
package dev.navarch.registry.admission.storageprotection;

import org.jspecify.annotations.NullMarked;
