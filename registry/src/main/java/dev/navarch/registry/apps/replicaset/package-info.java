/**
 * What is special about replica sets. Start at {@link
 * dev.navarch.registry.apps.replicaset.ReplicaSetColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.apps.replicaset;

import org.jspecify.annotations.NullMarked;
