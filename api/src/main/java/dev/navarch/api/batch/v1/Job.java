package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Runs pods until a set number of them finish successfully.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the job
 * @param spec Work to do and when to call it done or failed
 * @param status Pod counts and outcome as last observed
 */
@ApiType
@Resource(categories = "all", subresources = @Subresource("status"))
public record Job(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) JobSpec spec,
    @Field(3) JobStatus status)
    implements MetaObject, ApiStruct<Job> {
  /** Starts a value in which nothing is set but its kind. */
  public static JobBuilder builder() {
    return new JobBuilder();
  }

  /** Starts a value from this one. */
  public JobBuilder toBuilder() {
    return new JobBuilder(this);
  }
}
