/** Tests of what is special about persistent volumes. */
@NullMarked
package dev.navarch.registry.core.persistentvolume;

import org.jspecify.annotations.NullMarked;
