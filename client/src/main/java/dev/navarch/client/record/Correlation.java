package dev.navarch.client.record;

import dev.navarch.api.core.v1.Event;
import org.jspecify.annotations.Nullable;

/**
 * An event as it is to be written.
 *
 * @param key under which it is remembered
 * @param patch what changes in the event that is there; null when it is a new one
 */
@SuppressWarnings("ArrayRecordComponent") // sent, never compared
record Correlation(String key, Event event, byte @Nullable [] patch) {}
