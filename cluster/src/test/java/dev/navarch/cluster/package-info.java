/** Tests of the whole: the command, and the arrows between modules. */
@NullMarked
package dev.navarch.cluster;

import org.jspecify.annotations.NullMarked;
