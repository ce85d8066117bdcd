/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.cluster.inprocess;

import org.jspecify.annotations.NullMarked;
