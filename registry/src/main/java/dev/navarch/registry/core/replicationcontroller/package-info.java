/**
 * What is special about replication controllers. Start at {@link
 * dev.navarch.registry.core.replicationcontroller.ReplicationControllerStrategy}; everything is
 * stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.replicationcontroller;

import org.jspecify.annotations.NullMarked;
