/** Tests of the command that starts a control plane. */
@NullMarked
package dev.navarch.cluster.up;

import org.jspecify.annotations.NullMarked;
