/**
 * A control plane in this process: a store, the API server on it, and everything between. {@link
 * dev.navarch.cluster.controlplane.ControlPlane} is the entry; it may be used by any thread.
 */
@NullMarked
package dev.navarch.cluster.controlplane;

import org.jspecify.annotations.NullMarked;
