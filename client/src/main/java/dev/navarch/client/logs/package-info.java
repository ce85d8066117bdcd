/**
 * What containers write. {@link dev.navarch.client.logs.PodLogs} is the entry, immutable and for
 * any thread; what it opens belongs to one thread, and any thread may close it.
 */
@NullMarked
package dev.navarch.client.logs;

import org.jspecify.annotations.NullMarked;
