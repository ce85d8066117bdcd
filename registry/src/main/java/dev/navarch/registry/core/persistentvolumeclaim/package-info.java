/**
 * What is special about claims for persistent volumes. How they are written is in {@link
 * dev.navarch.registry.core.persistentvolumeclaim.PersistentVolumeClaimStrategy}, what is checked
 * in {@link dev.navarch.registry.core.persistentvolumeclaim.PersistentVolumeClaimValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.persistentvolumeclaim;

import org.jspecify.annotations.NullMarked;
