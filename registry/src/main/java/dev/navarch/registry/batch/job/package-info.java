/**
 * What is special about jobs. Start at {@link dev.navarch.registry.batch.job.JobColumns}; pure
 * functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.batch.job;

import org.jspecify.annotations.NullMarked;
