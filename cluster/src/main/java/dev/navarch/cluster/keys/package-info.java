/**
 * The keys and certificates of a control plane on disk, and the file with which clients find it.
 * {@link dev.navarch.cluster.keys.KeyFolder} is where to begin. One process at a time works on a
 * folder; whoever calls sees to that.
 */
@NullMarked
package dev.navarch.cluster.keys;

import org.jspecify.annotations.NullMarked;
