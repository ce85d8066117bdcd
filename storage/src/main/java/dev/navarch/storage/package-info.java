/**
 * What every storage engine promises: ordered keys, one revision counter over all of them,
 * transactions that compare and then write, reads at old revisions, watches, compaction and leases.
 * {@link dev.navarch.storage.Store} is the entry. Values are opaque bytes; nothing here knows what
 * they mean.
 *
 * <p>Everything in this package may be used by many threads at once. Calls block, and are meant for
 * virtual threads; which thread calls back is said at {@link dev.navarch.storage.WatchListener}.
 */
@NullMarked
package dev.navarch.storage;

import org.jspecify.annotations.NullMarked;
