package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Starts a job at recurring times.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the cron job
 * @param spec When to start jobs and what they run
 * @param status Running jobs and latest start as last observed
 */
@ApiType
@Resource(shortNames = "cj", categories = "all", subresources = @Subresource("status"))
public record CronJob(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true, omit = Omit.EMPTY) CronJobSpec spec,
    @Field(3) CronJobStatus status)
    implements MetaObject, ApiStruct<CronJob> {
  /** Starts a value in which nothing is set but its kind. */
  public static CronJobBuilder builder() {
    return new CronJobBuilder();
  }

  /** Starts a value from this one. */
  public CronJobBuilder toBuilder() {
    return new CronJobBuilder(this);
  }
}
