package dev.navarch.api.batch.v2alpha1;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record CronJobStatus(
    @Field(1) List<ObjectReference> active, @Field(4) @Nullable Time lastScheduleTime)
    implements ApiStruct<CronJobStatus> {
  /** Starts a value in which nothing is set. */
  public static CronJobStatusBuilder builder() {
    return new CronJobStatusBuilder();
  }

  /** Starts a value from this one. */
  public CronJobStatusBuilder toBuilder() {
    return new CronJobStatusBuilder(this);
  }
}
