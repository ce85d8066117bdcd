/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.cluster.controlplane;

import org.jspecify.annotations.NullMarked;
