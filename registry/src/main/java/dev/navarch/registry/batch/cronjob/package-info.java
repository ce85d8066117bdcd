/**
 * What is special about cron jobs. Start at {@link
 * dev.navarch.registry.batch.cronjob.CronJobColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.batch.cronjob;

import org.jspecify.annotations.NullMarked;
