/**
 * What is special about classes of volume attributes. Start at {@link
 * dev.navarch.registry.storage.volumeattributesclass.VolumeAttributesClassColumns}; pure functions,
 * for any thread.
 */
@NullMarked
package dev.navarch.registry.storage.volumeattributesclass;

import org.jspecify.annotations.NullMarked;
