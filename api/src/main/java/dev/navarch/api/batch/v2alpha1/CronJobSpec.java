package dev.navarch.api.batch.v2alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record CronJobSpec(
    @Field(value = 1, required = true) String schedule,
    @Field(2) @Nullable Long startingDeadlineSeconds,
    @Field(3) @EnumOf(ConcurrencyPolicy.class) String concurrencyPolicy,
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
