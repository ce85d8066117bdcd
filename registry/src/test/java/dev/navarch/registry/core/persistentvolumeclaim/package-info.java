/** Tests of what is special about claims for persistent volumes. */
@NullMarked
package dev.navarch.registry.core.persistentvolumeclaim;

import org.jspecify.annotations.NullMarked;
