/**
 * Events: telling people what happened to an object. {@link
 * dev.navarch.client.record.EventBroadcaster} is the entry for events of the core group, {@link
 * dev.navarch.client.record.SeriesBroadcaster} for those of {@code events.k8s.io}. Recorders may be
 * used by any thread and never make it wait.
 */
@NullMarked
package dev.navarch.client.record;

import org.jspecify.annotations.NullMarked;
