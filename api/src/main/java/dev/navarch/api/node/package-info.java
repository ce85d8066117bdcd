/**
 * {@code node.k8s.io} as a whole: {@link dev.navarch.api.node.NodeGroup} puts its versions into a
 * scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.node;

import org.jspecify.annotations.NullMarked;
