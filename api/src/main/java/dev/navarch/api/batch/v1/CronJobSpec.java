package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Desired schedule and job of a cron job.
 *
 * @param schedule Start times in five-field cron notation, such as 0 3 * * 1
 * @param timeZone Zone the schedule is read in, by IANA name like Europe/Oslo; unset uses the
 *     controller's zone
 * @param startingDeadlineSeconds Seconds a missed start may be late before it is skipped; unset
 *     means no limit
 * @param concurrencyPolicy What to do when the previous job still runs: Allow (the default), Forbid
 *     or Replace
 * @param suspend True stops further starts while leaving running jobs alone, default false
 * @param jobTemplate Job created at every start
 * @param successfulJobsHistoryLimit Finished successful jobs to keep, default 3
 * @param failedJobsHistoryLimit Finished failed jobs to keep, default 1
 */
@ApiType
public record CronJobSpec(
    @Field(value = 1, required = true) String schedule,
    @Field(8) @Nullable String timeZone,
    @Field(2) @Nullable Long startingDeadlineSeconds,
    @Field(3) @EnumOf(value = ConcurrencyPolicy.class, closed = true) String concurrencyPolicy,
    @Field(4) @Nullable Boolean suspend,
    @Field(value = 5, required = true) JobTemplateSpec jobTemplate,
    @Field(6) @Nullable Integer successfulJobsHistoryLimit,
    @Field(7) @Nullable Integer failedJobsHistoryLimit)
    implements ApiStruct<CronJobSpec> {
  /** Starts a value in which nothing is set. */
  public static CronJobSpecBuilder builder() {
    return new CronJobSpecBuilder();
  }

  /** Starts a value from this one. */
  public CronJobSpecBuilder toBuilder() {
    return new CronJobSpecBuilder(this);
  }
}
