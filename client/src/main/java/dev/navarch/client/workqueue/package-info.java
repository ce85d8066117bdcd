/**
 * Queues of work to be done, as controllers use them: an item is in a queue at most once and with
 * one worker at a time. {@link dev.navarch.client.workqueue.RateLimitingQueue} is what most use,
 * {@link dev.navarch.client.workqueue.Workers} run what is in it. Every queue and limiter may be
 * used by any number of threads.
 */
@NullMarked
package dev.navarch.client.workqueue;

import org.jspecify.annotations.NullMarked;
