/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.cluster.keys;

import org.jspecify.annotations.NullMarked;
