/**
 * A copy in memory of a store that is elsewhere: reads and watches are served from the copy, writes
 * go to the store itself. {@link dev.navarch.storage.replica.ReplicaStore} is the entry.
 *
 * <p>Many threads may use it at once. One virtual thread of its own keeps the copy up; the store's
 * watch brings it the news on a thread of the store's.
 */
@NullMarked
package dev.navarch.storage.replica;

import org.jspecify.annotations.NullMarked;
