/** Tests of storage drivers. */
@NullMarked
package dev.navarch.registry.storage.csidriver;

import org.jspecify.annotations.NullMarked;
