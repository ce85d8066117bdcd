/** The one place where everything is wired: {@link dev.navarch.cluster.Navarch} is the command. */
@NullMarked
package dev.navarch.cluster;

import org.jspecify.annotations.NullMarked;
