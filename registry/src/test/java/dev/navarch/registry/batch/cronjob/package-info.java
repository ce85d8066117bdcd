/** Tests of cron jobs. */
@NullMarked
package dev.navarch.registry.batch.cronjob;

import org.jspecify.annotations.NullMarked;
