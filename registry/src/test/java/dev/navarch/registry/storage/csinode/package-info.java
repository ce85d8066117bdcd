/** Tests of storage drivers of nodes. */
@NullMarked
package dev.navarch.registry.storage.csinode;

import org.jspecify.annotations.NullMarked;
