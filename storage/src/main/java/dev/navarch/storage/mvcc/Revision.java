package dev.navarch.storage.mvcc;

import dev.navarch.storage.KeyValue;
import dev.navarch.storage.WatchEvent;
import java.util.List;

/**
 * One step of the history.
 *
 * @param keys everything there was after it
 * @param events what it changed
 * @param time when it happened, in nanoseconds of no particular origin
 */
public record Revision(
    long number, SortedTree<KeyValue> keys, List<WatchEvent> events, long time) {}
