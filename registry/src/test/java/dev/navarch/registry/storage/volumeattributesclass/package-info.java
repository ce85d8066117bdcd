/** Tests of what is special about classes of volume attributes. */
@NullMarked
package dev.navarch.registry.storage.volumeattributesclass;

import org.jspecify.annotations.NullMarked;
