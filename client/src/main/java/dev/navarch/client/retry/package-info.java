/**
 * Doing something again that failed: {@link dev.navarch.client.retry.Retry} is the entry.
 * Everything here may be used by any thread; the waits are spent on the caller's.
 */
@NullMarked
package dev.navarch.client.retry;

import org.jspecify.annotations.NullMarked;
