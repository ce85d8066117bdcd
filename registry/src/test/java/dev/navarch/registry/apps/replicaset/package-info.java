/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.apps.replicaset;

import org.jspecify.annotations.NullMarked;
