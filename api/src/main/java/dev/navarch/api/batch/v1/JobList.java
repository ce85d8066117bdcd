package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of jobs.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned jobs
 * @param items Jobs on this page
 */
@ApiType
public record JobList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Job> items)
    implements ApiList<Job>, ApiStruct<JobList> {
  /** Starts a value in which nothing is set but its kind. */
  public static JobListBuilder builder() {
    return new JobListBuilder();
  }

  /** Starts a value from this one. */
  public JobListBuilder toBuilder() {
    return new JobListBuilder(this);
  }
}
