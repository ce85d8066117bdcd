/**
 * {@code navarch up}: a control plane from the command line, until it is told to stop. {@link
 * dev.navarch.cluster.up.UpCommand} is the entry.
 */
@NullMarked
package dev.navarch.cluster.up;

import org.jspecify.annotations.NullMarked;
