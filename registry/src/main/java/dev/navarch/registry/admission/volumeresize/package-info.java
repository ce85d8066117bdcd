/**
 * Claims grow only where their volumes can. The entry type is {@link
 * dev.navarch.registry.admission.volumeresize.PersistentVolumeClaimResize}, for any number of
 * threads.
 */
@NullMarked
package dev.navarch.registry.admission.volumeresize;

import org.jspecify.annotations.NullMarked;
