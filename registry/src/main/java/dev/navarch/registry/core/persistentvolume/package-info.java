/**
 * What is special about persistent volumes. How they are written is in {@link
 * dev.navarch.registry.core.persistentvolume.PersistentVolumeStrategy}, what is checked in {@link
 * dev.navarch.registry.core.persistentvolume.PersistentVolumeValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.persistentvolume;

import org.jspecify.annotations.NullMarked;
