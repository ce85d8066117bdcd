package dev.navarch.api.batch.v2alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record CronJobList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<CronJob> items)
    implements ApiList<CronJob>, ApiStruct<CronJobList> {
  /** Starts a value in which nothing is set but its kind. */
  public static CronJobListBuilder builder() {
    return new CronJobListBuilder();
  }

  /** Starts a value from this one. */
  public CronJobListBuilder toBuilder() {
    return new CronJobListBuilder(this);
  }
}
